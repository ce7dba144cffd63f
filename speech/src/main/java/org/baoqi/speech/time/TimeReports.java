package org.baoqi.speech.time;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.rules.clock.GameClock;
import org.baoqi.rules.clock.Moment;
import org.baoqi.rules.clock.TimeControl;

/**
 * 報時: which marks of whose time are reported. In each turn a mark is due when the running time comes down to it; if more
 * time brings the clock above it again, it is due again in the turn that passes it again. Marks that fall on the same time
 * are one report.
 *
 * @param marks for each side, by the time left
 */
public record TimeReports(BothSides<Map<Duration, Mark>> marks) {
    public TimeReports {
        marks = marks.map(Map::copyOf);
    }

    /** Marks of the players' own choice. Of two that fall on the same time, the first names it. */
    public static TimeReports of(Collection<Mark> marks, BothSides<TimeControl> controls, Set<Side> sides) {
        return new TimeReports(
                BothSides.of(side -> sides.contains(side) ? timed(marks, controls.get(side)) : Map.of()));
    }

    private static Map<Duration, Mark> timed(Collection<Mark> marks, TimeControl control) {
        Map<Duration, Mark> timed = new TreeMap<>();
        if (!control.isTimed()) return timed;
        for (Mark mark : marks) timed.putIfAbsent(mark.in(control), mark);
        return timed;
    }

    /** The reports after {@code now} if nobody does anything, the next one first. */
    public List<TimeReport> ahead(GameClock clock, Moment now) {
        return reports(clock, now);
    }

    /**
     * The reports after {@code from} and up to {@code to}.
     *
     * @param clock as it was in that time: a press at {@code to} is not yet on it
     */
    public List<TimeReport> due(GameClock clock, Moment from, Moment to) {
        List<TimeReport> due = reports(clock, from);
        due.removeIf(report -> report.at().since(to).compareTo(Duration.ZERO) > 0);
        return due;
    }

    private List<TimeReport> reports(GameClock clock, Moment from) {
        List<TimeReport> reports = new ArrayList<>();
        clock.running()
                .ifPresent(side -> marks.get(side)
                        .forEach((left, mark) -> clock.comesDownTo(left, from)
                                .forEach(at -> reports.add(report(clock, side, mark, at)))));
        reports.sort(Comparator.comparing(report -> report.at().since(from)));
        return reports;
    }

    private static TimeReport report(GameClock clock, Side side, Mark mark, Moment at) {
        return new TimeReport(at, side, mark, TimesLeft.of(clock, side, at));
    }
}
