package org.baoqi.rules.law;

import java.time.Duration;
import java.util.Optional;
import org.baoqi.rules.Table;

/**
 * When a false claim of the natural limit loses the game.
 *
 * @param left with no more than this time left
 * @param times with the so manieth since the last capture
 */
public record FalseClaim(Optional<Duration> left, Optional<Integer> times) {

    static FalseClaim of(Table.Row row) {
        return new FalseClaim(row.optionalNumber("minutes left").map(Duration::ofMinutes), row.optionalNumber("times"));
    }

    boolean loses(Duration timeLeft, int time) {
        return left.map(limit -> timeLeft.compareTo(limit) <= 0).orElse(false)
                || times.map(limit -> time >= limit).orElse(false);
    }
}
