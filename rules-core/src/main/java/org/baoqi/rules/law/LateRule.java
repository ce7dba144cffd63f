package org.baoqi.rules.law;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.clock.TimeControl;

/** 遲到: how late a player may come. An event may set its own time with {@link #after}. */
public record LateRule(EndingRules endings, List<Limit> limits) {
    public LateRule {
        limits = List.copyOf(limits);
    }

    /** @param over holds for games in which each side has more than this */
    record Limit(Duration over, Duration late) {}

    public static LateRule of(String book) {
        List<Limit> limits = CsvTable.rows(LateRule.class, "lateness.csv", "book", book).stream()
                .map(row -> new Limit(Duration.ofMinutes(row.number("over")), Duration.ofMinutes(row.number("late"))))
                .collect(Collectors.toList());
        return new LateRule(EndingRules.of(book), limits);
    }

    /** The same book with the time that the event's regulations give. */
    public LateRule after(Duration late) {
        return new LateRule(endings, List.of(new Limit(Duration.ZERO, late)));
    }

    /** How late a player may come to a game with this time. */
    public Duration limit(TimeControl control) {
        return limits.stream()
                .filter(limit -> control.base().compareTo(limit.over) > 0)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no time in " + control))
                .late;
    }

    /**
     * The end for those who come too late, or who are not there yet.
     *
     * @param late how long after the start each came, or how long it is now; zero for who was there
     */
    public Optional<GameEnd> judge(TimeControl control, BothSides<Duration> late) {
        return endings.late(late, limit(control));
    }
}
