package org.baoqi.rules.record.io;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A remark that may hold the clock, {@code [%clk 0:12:34]}. */
record ClockRemark(Optional<Duration> clock, String rest) {
    private static final Pattern CLOCK =
            Pattern.compile("\\[%clk (\\d{1,4}):(\\d{1,2}):(\\d{1,2})(?:\\.(\\d{1,3}))?\\d*]");

    static ClockRemark in(String remark) {
        Matcher found = CLOCK.matcher(remark);
        if (!found.find()) return new ClockRemark(Optional.empty(), remark);
        String rest = remark.substring(0, found.start()) + remark.substring(found.end());
        return new ClockRemark(Optional.of(time(found)), rest.trim());
    }

    private static Duration time(Matcher found) {
        return Duration.ofHours(Long.parseLong(found.group(1)))
                .plusMinutes(Long.parseLong(found.group(2)))
                .plusSeconds(Long.parseLong(found.group(3)))
                .plusMillis(found.group(4) == null ? 0 : Long.parseLong((found.group(4) + "00").substring(0, 3)));
    }

    static String write(Duration time) {
        long millis = time.toMillis() % 1000;
        String fraction = millis == 0 ? "" : String.format(".%03d", millis);
        long seconds = time.getSeconds();
        return String.format("[%%clk %d:%02d:%02d%s]", seconds / 3600, seconds / 60 % 60, seconds % 60, fraction);
    }
}
