package org.baoqi.speech.time;

import java.time.Duration;
import java.util.List;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.rules.clock.GameClock;
import org.baoqi.rules.clock.Moment;

/** The times that both sides have left, and whose is said first. */
public record TimesLeft(Side first, BothSides<Duration> left) {

    public static TimesLeft of(GameClock clock, Side first, Moment now) {
        return new TimesLeft(first, BothSides.of(side -> clock.remaining(side, now)));
    }

    /** The sides in the order in which they are said. */
    public List<Side> order() {
        return List.of(first, first.opposite());
    }
}
