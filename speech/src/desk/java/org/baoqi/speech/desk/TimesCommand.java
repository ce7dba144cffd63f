package org.baoqi.speech.desk;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.rules.clock.GameClock;
import org.baoqi.rules.clock.Moment;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.speech.time.Mark;
import org.baoqi.speech.time.Scheme;
import org.baoqi.speech.time.TimeReport;
import org.baoqi.speech.time.TimeReports;
import org.baoqi.speech.time.TimeWords;
import org.baoqi.speech.time.TimesLeft;
import org.baoqi.speech.words.Words;

/** Tells what is reported of the time in a game of which only the thinking times are known. */
final class TimesCommand implements DeskCommand {
    private static final String IMPAIRED = "--impaired";
    private static final String PRESS = "--press";
    private static final String JSON = "--json";
    private static final String BOTH = "both";
    /** At most a day for a move. */
    private static final String SECONDS = "\\d{1,5}(\\.\\d{1,3})?";

    private static final int MILLIS = 1000;

    @Override
    public String name() {
        return "times";
    }

    @Override
    public String usage() {
        return "--scheme blind|inclusive --time 30m+10s [--impaired red|black|both] [--marks half,5m,30s] [--press]"
                + " [--json]";
    }

    @Override
    public Set<String> options() {
        return Set.of(MatchOptions.SCHEME, MatchOptions.TIME, IMPAIRED, MatchOptions.MARKS);
    }

    @Override
    public Set<String> flags() {
        return Set.of(PRESS, JSON);
    }

    @Override
    public void run(Arguments arguments, Terminal terminal) throws IOException {
        if (!arguments.rest().isEmpty())
            throw new UsageException("desk.times-argument", arguments.rest().get(0));
        BothSides<TimeControl> controls = MatchOptions.time(arguments, "", terminal);
        TimeWords words = new TimeWords(terminal.words());
        TimesGame game = new TimesGame(controls, reports(arguments, controls), arguments.has(PRESS), words);
        play(game, terminal, arguments.has(JSON) ? TimesLine::json : line -> line.plain(terminal.words()));
        if (!arguments.has(JSON))
            for (Side side : game.flagged())
                terminal.out().println(terminal.words().say("announce.flag", side));
    }

    /** Reads on until a flag falls. */
    private static void play(TimesGame game, Terminal terminal, Function<TimesLine, String> form) throws IOException {
        int number = 0;
        for (String line = terminal.in().readLine();
                line != null && game.flagged().isEmpty();
                line = terminal.in().readLine()) {
            number++;
            if (line.trim().isEmpty()) continue;
            for (TimesLine report : game.move(spent(line.trim(), number)))
                terminal.out().println(form.apply(report));
        }
    }

    private static TimeReports reports(Arguments arguments, BothSides<TimeControl> controls) {
        Scheme scheme = arguments
                .option(MatchOptions.SCHEME)
                .flatMap(Scheme::fromId)
                .orElseThrow(() -> new UsageException(
                        "desk.times-scheme",
                        arguments.option(MatchOptions.SCHEME).orElse("")));
        List<Mark> own = MatchOptions.marks(arguments);
        return TimeReports.of(
                own.isEmpty() ? scheme.marks() : own, controls, sides(scheme, arguments.option(IMPAIRED)));
    }

    /** 視障賽 reports either side's time; 共融賽 that of who is visually impaired, both if nobody says who. */
    private static Set<Side> sides(Scheme scheme, Optional<String> impaired) {
        Optional<String> one = impaired.filter(name -> !name.equals(BOTH));
        if (scheme == Scheme.BLIND && impaired.isPresent()) throw new UsageException("desk.times-impaired");
        return one.map(name -> EnumSet.of(Terminal.side(name))).orElseGet(() -> EnumSet.allOf(Side.class));
    }

    private static Duration spent(String text, int line) {
        if (!text.matches(SECONDS)) throw new UsageException("desk.times-seconds", line, text);
        return Duration.ofMillis(Math.round(Double.parseDouble(text) * MILLIS));
    }

    /**
     * One report as {@code ./baoqi times} prints it.
     *
     * @param played the time played up to the report
     * @param mark seconds, or a word
     * @param order the sides as they are said
     */
    private record TimesLine(Duration played, Side side, Object mark, List<Side> order, String text) {
        private static final double MILLIS = 1000;

        static TimesLine of(TimeReport report, TimeWords words) {
            return new TimesLine(
                    report.at().since(TimesGame.START),
                    report.side(),
                    report.mark().left().map(TimesLine::seconds).orElse("half"),
                    report.times().order(),
                    words.report(report));
        }

        /** Both times after a press. */
        static TimesLine press(Duration played, Side presser, TimesLeft times, TimeWords words) {
            return new TimesLine(played, presser, "press", times.order(), words.both(times));
        }

        String plain(Words words) {
            return words.say("desk.times-line", new TimeWords(words).span(played), text);
        }

        String json() {
            List<String> names = order.stream().map(TimesLine::name).collect(Collectors.toList());
            return Json.object("at", played.toMillis(), "side", name(side), "mark", mark, "order", names, "text", text);
        }

        private static Object seconds(Duration time) {
            return time.toMillis() % MILLIS == 0 ? (Object) time.getSeconds() : (Object) (time.toMillis() / MILLIS);
        }

        private static String name(Side side) {
            return side.name().toLowerCase(Locale.ROOT);
        }
    }

    /** A game of thinking times alone, Red first. It ends when a flag falls. */
    private static final class TimesGame {
        static final Moment START = new Moment(0);

        private final TimeReports reports;
        /** Whether both times are said after each press (XQEF 附表七 七1(1)(b)). */
        private final boolean atEachPress;

        private final TimeWords words;
        private GameClock clock;
        private Moment now = START;

        TimesGame(BothSides<TimeControl> controls, TimeReports reports, boolean atEachPress, TimeWords words) {
            this.reports = reports;
            this.atEachPress = atEachPress;
            this.words = words;
            this.clock = GameClock.set(controls).start(Side.RED, START);
        }

        /** Whose flag has fallen. */
        Set<Side> flagged() {
            return clock.flagged(now);
        }

        /** The reports during a move that took so long, and after the press that ends it. */
        List<TimesLine> move(Duration spent) {
            Optional<Side> mover = clock.running();
            Moment pressed = now.plus(spent);
            List<TimesLine> lines = new ArrayList<>();
            for (TimeReport report : reports.due(clock, now, pressed)) lines.add(TimesLine.of(report, words));
            clock = clock.press(mover.get(), pressed);
            now = pressed;
            if (atEachPress && flagged().isEmpty()) lines.add(press(mover.get()));
            return lines;
        }

        private TimesLine press(Side presser) {
            return TimesLine.press(now.since(START), presser, TimesLeft.of(clock, presser, now), words);
        }
    }
}
