package org.baoqi.rules.clock;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.baoqi.rules.CsvTable;

/**
 * 報時: the times left at which a player who cannot see the clock is told.
 *
 * @param half whether he is also told when half of his time is left
 * @param times the longest first
 */
public record TimeCalls(boolean half, List<Duration> times) {
    public TimeCalls {
        times = List.copyOf(times);
    }

    /** @param event BLIND for 視障賽, INCLUSIVE for 共融賽: the events for which XQEF names the times */
    public static TimeCalls of(String event) {
        List<CsvTable.Row> rows = CsvTable.rows(TimeCalls.class, "calls.csv", "event", event);
        return new TimeCalls(
                rows.stream().anyMatch(row -> row.text("left").equals("half")),
                rows.stream()
                        .filter(row -> !row.text("left").equals("half"))
                        .map(row -> Duration.ofSeconds(row.number("left")))
                        .sorted(Comparator.reverseOrder())
                        .collect(Collectors.toList()));
    }
}
