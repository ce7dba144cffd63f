package org.baoqi.speech.match;

import java.time.Duration;
import java.util.List;

/**
 * Something that happened in a match. A match is the list of its events, and nothing else: what it has come to is a
 * {@link MatchState}, folded from them.
 */
public sealed interface MatchEvent permits TurnEvent, TableEvent, RefereeEvent {

    /** The time since the match began, breaks left out, in whole milliseconds. */
    Duration at();

    /** The match after it; the same as before where the event is only to be remembered. */
    default MatchState in(MatchState before) {
        return before;
    }

    /** Its word in a log. */
    String name();

    /** Its fields, which follow its word in a log. */
    default List<String> fields() {
        return List.of();
    }
}
