package org.baoqi.speech.time;

import java.time.Duration;
import java.util.Optional;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.clock.TimeControl.Bonus;
import org.baoqi.rules.clock.TimeControlText;

/**
 * A time left that is reported when the clock comes down to it.
 *
 * @param left nothing for half of what the clock shows before the first move (六6(2)(a))
 */
public record Mark(Optional<Duration> left) {
    public static final Mark HALF = new Mark(Optional.empty());
    private static final String HALF_TEXT = "half";

    public Mark {
        if (left.filter(time -> time.isZero() || time.isNegative()).isPresent())
            throw new IllegalArgumentException("no time to be left: " + left);
    }

    public static Mark of(Duration left) {
        return new Mark(Optional.of(left));
    }

    /** Reads {@code half}, {@code 5m}, {@code 30s}. */
    public static Optional<Mark> parse(String text) {
        if (text.equals(HALF_TEXT)) return Optional.of(HALF);
        if (!(TimeControlText.read(text) instanceof TimeControlText.Reading.Read read)) return Optional.empty();
        TimeControl control = read.controls().red();
        boolean plain = read.controls().equals(BothSides.same(TimeControl.of(control.base(), Bonus.NONE)));
        return plain ? Optional.of(of(control.base())) : Optional.empty();
    }

    /** As {@link #parse} reads it. */
    public String text() {
        return left.map(TimeControlText::write).orElse(HALF_TEXT);
    }

    public boolean isHalf() {
        return !left.isPresent();
    }

    /** The time left at which it is reported in a game with this control. */
    public Duration in(TimeControl control) {
        return left.orElseGet(() -> control.base().dividedBy(2));
    }
}
