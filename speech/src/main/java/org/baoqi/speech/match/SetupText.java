package org.baoqi.speech.match;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.book.RuleBook;
import org.baoqi.rules.book.RuleBooks;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.clock.TimeControlText;
import org.baoqi.speech.match.MatchSetup.Seat;
import org.baoqi.speech.time.Mark;
import org.baoqi.speech.time.Scheme;

/**
 * A {@link MatchSetup} as fields of a log: nine by their place, as the first version of the log has them, and since the
 * second any number of {@code name=value} after them.
 */
final class SetupText {
    private static final int BY_PLACE = 9;
    private static final String NEEDS = ".needs";
    private static final String NAME = ".name";
    private static final String NUMBER = ".number";
    private static final String MARKS = "marks";
    private static final String BY_NEED = "time-by-need";
    private static final String YES = "yes";

    private SetupText() {}

    static List<String> write(MatchSetup setup) {
        List<String> fields = new ArrayList<>(List.of(
                setup.start().fen(),
                seat(setup.seats().red()),
                seat(setup.seats().black()),
                TimeControlText.write(setup.time()),
                setup.book().id(),
                setup.scheme().name(),
                setup.practice() ? "practice" : "match",
                setup.twoBoards() ? "two-boards" : "one-board",
                setup.day().map(LocalDate::toString).orElse("")));
        more(setup).forEach((name, value) -> fields.add(name + "=" + EventText.escape(value)));
        return fields;
    }

    private static String seat(Seat seat) {
        return seat.procedure() + "/" + (seat.impaired() ? "impaired" : "sighted") + "/"
                + seat.level().map(String::valueOf).orElse(EventText.NONE);
    }

    private static Map<String, String> more(MatchSetup setup) {
        MatchSetup.Fixture fixture = setup.fixture();
        Map<String, String> more = new TreeMap<>();
        more.put("event", fixture.event());
        more.put("round", fixture.round());
        more.put("table", fixture.table());
        more.put("place", fixture.place());
        more.put("referee", fixture.referee());
        more.put("recording", fixture.recording() ? YES : "");
        more.put("speaking-clock", fixture.speakingClock() ? YES : "");
        Charter charter = setup.charter();
        more.put("supervised", charter.supervised() ? YES : "");
        more.put(MARKS, charter.marks().stream().map(Mark::text).collect(Collectors.joining(",")));
        more.put("times-at-press", charter.timesAtPress() ? YES : "");
        more.put("marks-once", charter.marksOnce() ? YES : "");
        more.put(BY_NEED, charter.allowances().map(Allowances::text).orElse(""));
        for (Side side : Side.values()) {
            more.put(key(side) + NUMBER, fixture.numbers().get(side));
            more.put(key(side) + NAME, setup.seats().get(side).name());
            more.put(key(side) + NEEDS, needs(setup.seats().get(side).needs()));
        }
        more.values().removeIf(String::isEmpty);
        return more;
    }

    private static String key(Side side) {
        return side.name().toLowerCase(Locale.ROOT);
    }

    private static String needs(Set<Need> needs) {
        return needs.stream().sorted().map(Need::name).collect(Collectors.joining(","));
    }

    /** From the fields of a log; an exception where they are none. */
    static MatchSetup read(List<String> fields) {
        Map<String, String> more = new TreeMap<>();
        for (String field : fields.subList(BY_PLACE, fields.size())) {
            int end = field.indexOf('=');
            more.put(field.substring(0, end), EventText.unescape(field.substring(end + 1)));
        }
        return new MatchSetup(
                Position.parse(fields.get(0)),
                new BothSides<>(seat(fields.get(1), Side.RED, more), seat(fields.get(2), Side.BLACK, more)),
                time(fields.get(3)),
                book(fields.get(4)),
                Scheme.valueOf(fields.get(5)),
                fields.get(6).equals("practice"),
                fields.get(7).equals("two-boards"),
                day(fields.get(8)),
                fixture(more),
                charter(more));
    }

    private static Charter charter(Map<String, String> more) {
        Optional<String> byNeed = Optional.ofNullable(more.get(BY_NEED));
        return new Charter(
                more.containsKey("supervised"),
                marks(more.getOrDefault(MARKS, "")),
                more.containsKey("times-at-press"),
                more.containsKey("marks-once"),
                byNeed.map(SetupText::allowances));
    }

    private static Allowances allowances(String text) {
        if (Allowances.read(Allowances.parts(text)) instanceof Allowances.Answer.Known known) return known.event();
        throw new IllegalArgumentException(text);
    }

    private static RuleBook book(String id) {
        return RuleBooks.byId(id).orElseThrow(() -> new IllegalArgumentException("no rule book " + id));
    }

    /** Early logs may have none. */
    private static Optional<LocalDate> day(String text) {
        try {
            return Optional.of(LocalDate.parse(text));
        } catch (DateTimeParseException none) {
            return Optional.empty();
        }
    }

    private static List<Mark> marks(String text) {
        if (text.isEmpty()) return List.of();
        return Arrays.stream(text.split(","))
                .map(mark -> Mark.parse(mark).orElseThrow(() -> new IllegalArgumentException(mark)))
                .collect(Collectors.toList());
    }

    private static Seat seat(String text, Side side, Map<String, String> more) {
        String[] parts = text.split("/");
        return new Seat(
                Procedure.valueOf(parts[0]),
                Optional.ofNullable(more.get(key(side) + NEEDS))
                        .map(SetupText::needs)
                        .orElseGet(() -> parts[1].equals("impaired") ? Set.of(Need.BLIND) : Set.of()),
                parts[2].equals(EventText.NONE) ? Optional.empty() : Optional.of(Integer.valueOf(parts[2])),
                more.getOrDefault(key(side) + NAME, ""));
    }

    private static Set<Need> needs(String text) {
        return Arrays.stream(text.split(","))
                .map(Need::valueOf)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Need.class)));
    }

    private static MatchSetup.Fixture fixture(Map<String, String> more) {
        return new MatchSetup.Fixture(
                        more.getOrDefault("event", ""),
                        more.getOrDefault("round", ""),
                        more.getOrDefault("table", ""),
                        more.getOrDefault("place", ""),
                        more.getOrDefault("referee", ""),
                        more.containsKey("recording"),
                        more.containsKey("speaking-clock"))
                .numbered(BothSides.of(side -> more.getOrDefault(key(side) + NUMBER, "")));
    }

    private static BothSides<TimeControl> time(String text) {
        TimeControlText.Reading reading = TimeControlText.read(text);
        if (reading instanceof TimeControlText.Reading.Read read) return read.controls();
        throw new IllegalArgumentException(text + ": " + reading);
    }
}
