package org.baoqi.speech.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The entries of a match, so that the last one can be taken back. An entry is all that was stored at one moment because of
 * something that somebody did; what the clock brings by itself and answers to questions are none.
 *
 * <p>Two matches that stand alike are equal, whatever was entered and taken back on the way: all entries are.
 */
public final class Entries {
    static final Entries NONE = new Entries(Optional.empty());

    private final Optional<Entry> last;

    private Entries(Optional<Entry> last) {
        this.last = last;
    }

    /**
     * One entry.
     *
     * @param before the match without it
     * @param events the events that it brought
     */
    public record Entry(MatchState before, List<MatchEvent> events) {
        public Entry {
            events = List.copyOf(events);
        }

        private Duration at() {
            return events.get(0).at();
        }

        private Entry and(MatchEvent event) {
            List<MatchEvent> more = new ArrayList<>(events);
            more.add(event);
            return new Entry(before, more);
        }
    }

    public Optional<Entry> last() {
        return last;
    }

    /** The eldest first; those that were taken back are not there. */
    public List<Entry> all() {
        List<Entry> all = new ArrayList<>();
        for (Optional<Entry> each = last;
                each.isPresent();
                each = each.get().before().entries().last()) all.add(0, each.get());
        return all;
    }

    /** With one more event in a match: it belongs to the entry of its moment, or begins one, or is none. */
    Entries and(MatchState before, MatchEvent event) {
        if (last.isPresent() && last.get().at().equals(event.at()))
            return new Entries(Optional.of(last.get().and(event)));
        return isDone(before, event) ? new Entries(Optional.of(new Entry(before, List.of(event)))) : this;
    }

    /** Whether somebody does it, so that it begins an entry. A warning and a flag that has fallen only follow. */
    private static boolean isDone(MatchState before, MatchEvent event) {
        boolean follows = event instanceof TableEvent.TimeReported
                || event instanceof TableEvent.ClockRead
                || event instanceof TableEvent.Asked
                || event instanceof TableEvent.Advised
                || event instanceof TableEvent.Warned
                || event instanceof TableEvent.Named
                || event instanceof RefereeEvent.Undone;
        return !follows && !(event instanceof TableEvent.Ended && hasFallen(before, event.at()));
    }

    private static boolean hasFallen(MatchState state, Duration at) {
        return state.clock()
                .running()
                .map(side -> state.left(side, at).isZero())
                .orElse(false);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Entries;
    }

    @Override
    public int hashCode() {
        return Entries.class.hashCode();
    }
}
