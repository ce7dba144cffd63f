package org.baoqi.rules.engine.match;

import java.time.Duration;
import java.util.Locale;

/**
 * How much a player may think: {@code movetime=200}, {@code nodes=5000}, {@code depth=6}, {@code level=3}, or a clock for the
 * whole game, {@code clock=10000+100}. Times are milliseconds.
 *
 * @param increment what a clock gains with each move
 */
record Pace(Kind kind, long amount, Duration increment) {
    enum Kind {
        MOVETIME,
        NODES,
        DEPTH,
        LEVEL,
        CLOCK
    }

    static Pace parse(String text) {
        String[] parts = text.split("[=+]");
        Kind kind = Kind.valueOf(parts[0].toUpperCase(Locale.ROOT));
        return new Pace(
                kind, Long.parseLong(parts[1]), Duration.ofMillis(parts.length > 2 ? Long.parseLong(parts[2]) : 0));
    }

    /** The amount, where it is a time. */
    Duration time() {
        return Duration.ofMillis(amount);
    }

    @Override
    public String toString() {
        String gained = increment.isZero() ? "" : "+" + increment.toMillis();
        return kind.name().toLowerCase(Locale.ROOT) + " " + amount + gained;
    }
}
