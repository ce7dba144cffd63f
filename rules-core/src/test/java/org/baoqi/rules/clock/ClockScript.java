package org.baoqi.rules.clock;

import java.time.Duration;
import java.util.Locale;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;

/**
 * A clock and its source, moved by words: {@code start}, {@code red} and {@code black} press, {@code pause}, {@code
 * resume}, {@code tick}, {@code red-5m} a referee's adjustment, {@code +10s} time that goes by, {@code <10s} a step back
 * of the source.
 */
final class ClockScript {
    GameClock clock;
    Moment now = new Moment(Long.MAX_VALUE - 1_000_000_000L);

    ClockScript(String control) {
        clock = GameClock.set(controls(control));
    }

    static BothSides<TimeControl> controls(String text) {
        return ((TimeControlText.Reading.Read) TimeControlText.read(text.replace(';', ','))).controls();
    }

    static Duration time(String text) {
        return text.equals("0s") ? Duration.ZERO : controls(text).red().base();
    }

    ClockScript play(String script) {
        for (String word : script.split(" ")) step(word);
        return this;
    }

    private void step(String word) {
        switch (word) {
            case "start" -> clock = clock.start(Side.RED, now);
            case "red", "black" -> clock = clock.press(side(word), now);
            case "pause" -> clock = clock.pause(now);
            case "resume" -> clock = clock.resume(now);
            case "tick" -> clock = clock.tick(now);
            default -> move(word);
        }
    }

    private void move(String word) {
        if (word.startsWith("+")) now = now.plus(time(word.substring(1)));
        else if (word.startsWith("<")) now = now.plus(time(word.substring(1)).negated());
        else adjust(word.split("(?=[+-])", 2));
    }

    private void adjust(String[] parts) {
        Duration amount = time(parts[1].substring(1));
        clock = clock.adjust(side(parts[0]), parts[1].startsWith("-") ? amount.negated() : amount, now);
    }

    private static Side side(String word) {
        return Side.valueOf(word.toUpperCase(Locale.ROOT));
    }
}
