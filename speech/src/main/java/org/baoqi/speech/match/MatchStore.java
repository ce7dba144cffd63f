package org.baoqi.speech.match;

import java.util.List;

/** Where the events of a match are kept. What {@link #append} has taken is there after a crash. */
public interface MatchStore {
    /** Keeps events, in their order, before it returns. */
    void append(List<? extends MatchEvent> events);
}
