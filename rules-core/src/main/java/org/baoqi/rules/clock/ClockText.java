package org.baoqi.rules.clock;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;

/**
 * A clock in one line, to be stored: the controls, whose turn it is, what the turn has taken, then for each side the stage,
 * the moves made in it, what is left and what was used. Times are in nanoseconds.
 *
 * <p>A stored clock stands: the time source of another run of the program knows nothing of this one's.
 */
public final class ClockText {
    private static final String NOBODY = "-";
    private static final int FIELDS = 5;

    private ClockText() {}

    /** The clock as it would stand if it were paused now. */
    public static String write(GameClock clock, Moment now) {
        GameClock paused = clock.pause(now);
        return String.join(
                " ",
                TimeControlText.write(paused.faces().map(Face::control)),
                paused.turn().map(Side::name).orElse(NOBODY),
                Long.toString(paused.spent().toNanos()),
                write(paused.faces().red()),
                write(paused.faces().black()));
    }

    /** Reads what {@link #write} wrote. */
    public static GameClock read(String text) {
        List<String> fields = Arrays.asList(text.split(" "));
        if (fields.size() != FIELDS
                || !(TimeControlText.read(fields.get(0)) instanceof TimeControlText.Reading.Read read))
            throw new IllegalArgumentException("not a stored clock: " + text);
        return GameClock.standing(
                new BothSides<>(
                        face(read.controls().red(), fields.get(3)),
                        face(read.controls().black(), fields.get(4))),
                Optional.of(fields.get(1)).filter(name -> !name.equals(NOBODY)).map(Side::valueOf),
                Duration.ofNanos(Long.parseLong(fields.get(2))));
    }

    private static String write(Face face) {
        return face.stage() + "/" + face.moves() + "/" + face.left().toNanos() + "/"
                + face.used().toNanos();
    }

    private static Face face(TimeControl control, String text) {
        String[] numbers = text.split("/");
        return new Face(
                control,
                Integer.parseInt(numbers[0]),
                Integer.parseInt(numbers[1]),
                Duration.ofNanos(Long.parseLong(numbers[2])),
                Duration.ofNanos(Long.parseLong(numbers[3])));
    }
}
