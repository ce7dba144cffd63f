package org.baoqi.rules.clock;

import java.time.Duration;

/** Comparisons that {@link Duration} lacks. */
final class Durations {
    private Durations() {}

    static boolean isPositive(Duration duration) {
        return duration.compareTo(Duration.ZERO) > 0;
    }

    static Duration notNegative(Duration duration) {
        return duration.isNegative() ? Duration.ZERO : duration;
    }

    static Duration shorter(Duration a, Duration b) {
        return a.compareTo(b) <= 0 ? a : b;
    }
}
