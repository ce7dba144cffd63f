package org.baoqi.rules.clock;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.baoqi.rules.CsvTable;

/**
 * 報時: at which times left a player who cannot see the clock is told.
 *
 * @param half whether he is also told when half of his time is left
 * @param times the longest first
 */
public record TimeCalls(boolean half, List<Duration> times) {
    public TimeCalls {
        times = List.copyOf(times);
    }

    /** The events for which XQEF names the times. */
    public enum Event {
        /** 視障賽: both players are blind or blindfolded. */
        BLIND,
        /** 共融賽: a blind player meets others. */
        INCLUSIVE
    }

    public static TimeCalls of(Event event) {
        List<CsvTable.Row> rows = CsvTable.rows(TimeCalls.class, "calls.csv", "event", event.name());
        return new TimeCalls(
                rows.stream().anyMatch(row -> row.text("left").equals("half")),
                rows.stream()
                        .filter(row -> !row.text("left").equals("half"))
                        .map(row -> Duration.ofSeconds(row.number("left")))
                        .sorted(Comparator.reverseOrder())
                        .collect(Collectors.toList()));
    }
}
