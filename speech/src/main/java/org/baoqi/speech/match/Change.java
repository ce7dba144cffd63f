package org.baoqi.speech.match;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** One event of a match, with the match before and after it: an event is worked out once, and told from this. */
public record Change(MatchState before, MatchEvent event, MatchState after) {

    /** The changes that events make in a match, one after the other. */
    public static List<Change> of(MatchState before, List<? extends MatchEvent> events) {
        List<Change> changes = new ArrayList<>();
        MatchState state = before;
        for (MatchEvent event : events) {
            Change change = new Change(state, event, state.after(event));
            changes.add(change);
            state = change.after();
        }
        return changes;
    }

    public static List<MatchEvent> events(List<Change> changes) {
        return changes.stream().map(Change::event).collect(Collectors.toList());
    }
}
