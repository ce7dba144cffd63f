package org.baoqi.speech.match;

import java.util.List;
import java.util.Optional;
import org.baoqi.speech.time.Mark;

/**
 * 章程: what an event has decided for its matches where the annex leaves it open.
 *
 * @param supervised 監局: whether a referee sits at the table (六2(1), 七3(1))
 * @param marks the times left of which players are told; none for those of the annex
 * @param timesAtPress whether both times are read at each press of the clock (七1(1)(b))
 * @param marksOnce whether a mark that was said within the last minute of play is left out when an increment has lifted the
 *     clock over it again; the annex has it said again
 * @param allowances how much time each kind of player has (七2); empty where the two agreed on their times
 */
public record Charter(
        boolean supervised,
        List<Mark> marks,
        boolean timesAtPress,
        boolean marksOnce,
        Optional<Allowances> allowances) {
    public static final Charter NONE = new Charter(false, List.of(), false, false, Optional.empty());

    public Charter {
        marks = List.copyOf(marks);
    }

    /** The same with a referee at the table, or without. */
    public Charter supervised(boolean on) {
        return new Charter(on, marks, timesAtPress, marksOnce, allowances);
    }

    /** The same with marks of the event's own choice. */
    public Charter marks(List<Mark> own) {
        return new Charter(supervised, own, timesAtPress, marksOnce, allowances);
    }

    /** The same with both times at each press, or without. */
    public Charter timesAtPress(boolean on) {
        return new Charter(supervised, marks, on, marksOnce, allowances);
    }

    /** The same with each mark at most once a minute, or as the annex has it. */
    public Charter marksOnce(boolean on) {
        return new Charter(supervised, marks, timesAtPress, on, allowances);
    }

    /** The same with times by need. */
    public Charter byNeed(Allowances times) {
        return new Charter(supervised, marks, timesAtPress, marksOnce, Optional.of(times));
    }
}
