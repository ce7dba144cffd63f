package org.baoqi.rules.clock;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.clock.TimeControl.Bonus;
import org.baoqi.rules.clock.TimeControl.Period;
import org.baoqi.rules.clock.TimeControlText.Problem.Fault;

/**
 * Time controls as users write them.
 *
 * <table>
 * <tr><td>{@code 15m}</td><td>fifteen minutes for the game</td></tr>
 * <tr><td>{@code 15m+5s}</td><td>and five seconds more after each move; {@code 15m+0s} is {@code 15m}</td></tr>
 * <tr><td>{@code 15m+bronstein5s}, {@code 15m+delay5s}, {@code 5m+hourglass}</td><td>the other bonuses; a first letter
 * will do</td></tr>
 * <tr><td>{@code 30s/move}</td><td>thirty seconds for each move</td></tr>
 * <tr><td>{@code 30/60m,10/10m}</td><td>thirty moves in an hour, then ten in each ten minutes</td></tr>
 * <tr><td>{@code 30m,30s/move}</td><td>half an hour, then thirty seconds for each move</td></tr>
 * <tr><td>{@code 60m+30s:30m+10s}</td><td>Red's, then Black's</td></tr>
 * <tr><td>{@code none}</td><td>as long as one likes</td></tr>
 * </table>
 */
public final class TimeControlText {
    private static final Pattern TIME = Pattern.compile(
            "(?:(\\d{1,7})(?:h|小?[時时]))?(?:(\\d{1,7})(?:m(?!s)|分鐘?|分钟))?(?:(\\d{1,7})(?:s|秒))?(?:(\\d{1,7})ms)?");
    private static final Pattern BONUS = Pattern.compile("(?:(b|bronstein|d|delay)(?=\\d))?(.*)");
    private static final String PER_MOVE = "/move";
    private static final String UNTIMED = "none";
    private static final Duration LONGEST = Duration.ofHours(24);

    private TimeControlText() {}

    /** A reader's answer: the two sides' controls, or what is wrong. */
    public sealed interface Reading {
        record Read(BothSides<TimeControl> controls) implements Reading {}

        record Refused(Problem error) implements Reading {}
    }

    public static Reading read(String text) {
        try {
            return new Reading.Read(sides(text.replaceAll("\\s", "").toLowerCase(Locale.ROOT)));
        } catch (MalformedException e) {
            return new Reading.Refused(e.error);
        }
    }

    public static String write(BothSides<TimeControl> controls) {
        String red = write(controls.red());
        return controls.red().equals(controls.black()) ? red : red + ":" + write(controls.black());
    }

    public static String write(TimeControl control) {
        if (!control.isTimed()) return UNTIMED;
        return control.stages().stream().map(TimeControlText::write).collect(Collectors.joining(","));
    }

    private static String write(Period stage) {
        String time = write(stage.time());
        if (!stage.carries()) return time + PER_MOVE;
        String moves = stage.moves().isPresent() ? stage.moves().getAsInt() + "/" : "";
        return moves + time + write(stage.bonus());
    }

    private static String write(Bonus bonus) {
        return switch (bonus.type()) {
            case NONE -> "";
            case INCREMENT -> "+" + write(bonus.amount());
            case BRONSTEIN -> "+bronstein" + write(bonus.amount());
            case DELAY -> "+delay" + write(bonus.amount());
            case HOURGLASS -> "+hourglass";
        };
    }

    /** Minutes, seconds and thousandths, as far as there are any: {@code 90m}, {@code 1m30s}. */
    public static String write(Duration time) {
        long millis = time.toMillis();
        return part(millis / 60_000, "m") + part(millis / 1000 % 60, "s") + part(millis % 1000, "ms");
    }

    private static String part(long number, String unit) {
        return number == 0 ? "" : number + unit;
    }

    private static BothSides<TimeControl> sides(String text) {
        if (text.isEmpty()) throw new MalformedException(Fault.EMPTY);
        List<String> parts = Arrays.asList(text.split(":", -1));
        if (parts.size() > 2) throw new MalformedException(Fault.SIDES, parts.size());
        return new BothSides<>(control(parts.get(0)), control(parts.get(parts.size() - 1)));
    }

    private static TimeControl control(String text) {
        if (text.equals(UNTIMED)) return TimeControl.UNTIMED;
        List<Period> stages = new ArrayList<>();
        for (String part : text.split(",", -1)) stages.add(stage(part));
        return new TimeControl(stages);
    }

    private static Period stage(String text) {
        if (text.endsWith(PER_MOVE)) return Period.perMove(time(text.substring(0, text.length() - PER_MOVE.length())));
        int slash = text.indexOf('/');
        int plus = text.indexOf('+');
        Bonus bonus = plus < 0 ? Bonus.NONE : bonus(text.substring(plus + 1));
        Duration time = time(text.substring(slash + 1, plus < 0 ? text.length() : Math.max(plus, slash + 1)));
        return slash < 0 ? Period.open(time, bonus) : Period.of(moves(text.substring(0, slash)), time, bonus);
    }

    private static int moves(String text) {
        if (!text.matches("[1-9]\\d{0,2}")) throw new MalformedException(Fault.MOVES, text);
        return Integer.parseInt(text);
    }

    private static Bonus bonus(String text) {
        if (text.equals("h") || text.equals("hourglass")) return Bonus.HOURGLASS;
        Matcher matcher = BONUS.matcher(text);
        if (!matcher.matches() || !matcher.group(2).matches("\\d.*")) throw new MalformedException(Fault.BONUS, text);
        Duration amount = matcher.group(2).matches("0+") ? Duration.ZERO : span(matcher.group(2));
        if (amount.isZero()) return Bonus.NONE;
        if (matcher.group(1) == null) return Bonus.increment(amount);
        return matcher.group(1).startsWith("b") ? Bonus.bronstein(amount) : Bonus.delay(amount);
    }

    private static Duration time(String text) {
        Duration time = span(text);
        if (time.isZero()) throw new MalformedException(Fault.ZERO, text);
        return time;
    }

    private static Duration span(String text) {
        if (text.matches("\\d+")) throw new MalformedException(Fault.UNIT_MISSING, text);
        Matcher matcher = TIME.matcher(text);
        if (text.isEmpty() || !matcher.matches()) throw new MalformedException(Fault.NOT_A_TIME, text);
        Duration time = Duration.ofHours(number(matcher.group(1)))
                .plusMinutes(number(matcher.group(2)))
                .plusSeconds(number(matcher.group(3)))
                .plusMillis(number(matcher.group(4)));
        if (time.compareTo(LONGEST) > 0) throw new MalformedException(Fault.TOO_LONG, text);
        return time;
    }

    private static long number(String digits) {
        return digits == null ? 0 : Long.parseLong(digits);
    }

    /** Carries an error up to {@link #read}; never leaves this class. */
    private static final class MalformedException extends RuntimeException {
        private static final long serialVersionUID = 1;
        private final transient Problem error;

        MalformedException(Fault fault, Object... details) {
            super(null, null, false, false);
            this.error = Problem.of(fault, details);
        }
    }

    /** A fault of the text of a time control, and the part of the text that has it. */
    public record Problem(Fault fault, List<Object> details) {
        public Problem {
            details = List.copyOf(details);
        }

        static Problem of(Fault fault, Object... details) {
            return new Problem(fault, List.of(details));
        }

        public enum Fault {
            EMPTY,
            /** Text found where a time was expected. */
            NOT_A_TIME,
            /** The number that lacks its unit. */
            UNIT_MISSING,
            /** The time that is nothing. */
            ZERO,
            /** The time that no game lasts. */
            TOO_LONG,
            /** Text found where a number of moves was expected. */
            MOVES,
            /** Text found after the plus sign. */
            BONUS,
            /** How many controls were found for two sides. */
            SIDES
        }
    }
}
