package org.baoqi.speech.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.rules.clock.GameClock;
import org.baoqi.rules.clock.Moment;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.clock.TimeControlText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

class TimeReportsTest {
    private static final Moment START = new Moment(0);
    private static final Set<Side> BOTH = EnumSet.allOf(Side.class);

    private static BothSides<TimeControl> controls(String text) {
        return ((TimeControlText.Reading.Read) TimeControlText.read(text)).controls();
    }

    private static Moment after(double seconds) {
        return START.plus(Duration.ofMillis(Math.round(seconds * 1000)));
    }

    private static Set<Side> sides(String names) {
        return names.equals("both") ? BOTH : EnumSet.of(Side.valueOf(names.toUpperCase(Locale.ROOT)));
    }

    /** The report as {@code 900 red half}: the second of the game, whose time, and the mark. */
    private static String written(TimeReport report) {
        String mark = report.mark().left().map(TimeControlText::write).orElse("half");
        double second = report.at().since(START).toMillis() / 1000.0;
        return String.format(
                Locale.ROOT, "%s %s %s", String.valueOf(second).replaceAll("\\.0$", ""), name(report.side()), mark);
    }

    private static String name(Side side) {
        return side.name().toLowerCase(Locale.ROOT);
    }

    /** All reports of a game in which the moves took so many seconds, Red first. */
    private static List<TimeReport> play(TimeReports reports, BothSides<TimeControl> controls, String seconds) {
        List<TimeReport> said = new ArrayList<>();
        GameClock clock = GameClock.set(controls).start(Side.RED, START);
        double now = 0;
        for (String spent : seconds.split(" ")) {
            double pressed = now + Double.parseDouble(spent);
            said.addAll(reports.due(clock, after(now), after(pressed)));
            clock = clock.press(clock.running().get(), after(pressed));
            now = pressed;
        }
        return said;
    }

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "reports.csv", numLinesToSkip = 1)
    void areDue(String title, String scheme, String sides, String time, String seconds, String expected) {
        BothSides<TimeControl> controls = controls(time);
        TimeReports reports = TimeReports.of(Scheme.fromId(scheme).get().marks(), controls, sides(sides));
        List<String> said = new ArrayList<>();
        for (TimeReport report : play(reports, controls, seconds)) said.add(written(report));
        assertEquals(expected, said.isEmpty() ? "-" : String.join("; ", said));
    }

    @Test
    void nameTheSideThatTriggersFirst() {
        BothSides<TimeControl> controls = controls("20m:40m");
        for (TimeReport report :
                play(TimeReports.of(Scheme.BLIND.marks(), controls, BOTH), controls, "700 1300 100 300 380 790")) {
            assertEquals(
                    List.of(report.side(), report.side().opposite()),
                    report.times().order());
            assertEquals(
                    report.mark().in(controls.get(report.side())),
                    report.times().left().get(report.side()));
        }
    }

    @Test
    void mayHaveMarksOfTheirOwn() {
        BothSides<TimeControl> controls = controls("10m");
        List<Mark> marks = List.of(Mark.of(Duration.ofMinutes(7)), Mark.HALF, Mark.of(Duration.ofSeconds(90)));
        List<TimeReport> said = play(TimeReports.of(marks, controls, Set.of(Side.RED)), controls, "590");
        assertEquals(
                List.of("180 red 7m", "300 red half", "510 red 1m30s"),
                Arrays.asList(said.stream().map(TimeReportsTest::written).toArray()));
    }

    @Test
    void ofAClockThatStandsThereAreNone() {
        BothSides<TimeControl> controls = controls("10m");
        TimeReports reports = TimeReports.of(Scheme.BLIND.marks(), controls, BOTH);
        GameClock set = GameClock.set(controls);
        assertEquals(List.of(), reports.ahead(set, START));
        GameClock paused = set.start(Side.RED, START).pause(after(299));
        assertEquals(List.of(), reports.ahead(paused, after(299)));
        assertEquals(List.of(), reports.due(paused, after(299), after(9999)));
        GameClock resumed = paused.resume(after(1000));
        assertEquals(
                "1001 red half", written(reports.ahead(resumed, after(1000)).get(0)));
    }

    /** Whoever waits until the next report and asks again hears all, each at its moment, none twice. */
    @ParameterizedTest
    @CsvSource({
        "BLIND, 30m+10s",
        "INCLUSIVE, 61m+30s:31m",
        "BLIND, 2m+delay5s",
        "BLIND, 3m+bronstein9s",
        "BLIND, 4m+hourglass"
    })
    void schedulingFromOneToTheNextMissesNone(Scheme scheme, String time) {
        BothSides<TimeControl> controls = controls(time);
        TimeReports reports = TimeReports.of(scheme.marks(), controls, BOTH);
        Random random = new Random(7);
        GameClock clock = GameClock.set(controls).start(Side.RED, START);
        Moment now = START;
        while (clock.running().isPresent()) {
            Moment pressed = now.plus(Duration.ofMillis(random.nextInt(200_000)));
            assertEquals(reports.due(clock, now, pressed), scheduled(reports, clock, now, pressed));
            clock = clock.press(clock.running().get(), pressed);
            now = pressed;
        }
    }

    private static List<TimeReport> scheduled(TimeReports reports, GameClock clock, Moment from, Moment to) {
        List<TimeReport> heard = new ArrayList<>();
        Optional<TimeReport> next = reports.ahead(clock, from).stream().findFirst();
        while (next.isPresent() && !isAfter(next.get().at(), to)) {
            heard.add(next.get());
            next = reports.ahead(clock.tick(next.get().at()), next.get().at()).stream()
                    .findFirst();
        }
        return heard;
    }

    private static boolean isAfter(Moment one, Moment other) {
        return !one.since(other).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "BLIND, RED, BLACK, BLACK",
        "BLIND, RED, RED, RED",
        "INCLUSIVE, RED, BLACK, RED",
        "INCLUSIVE, BLACK, RED, BLACK"
    })
    void aQuestionIsAnsweredInTheOrderOfTheScheme(Scheme scheme, Side asker, Side toMove, Side first) {
        assertEquals(first, scheme.firstInAnswer(asker, toMove));
    }

    @Test
    void onlyAPlainTimeIsAMark() {
        assertEquals(Optional.of(Mark.of(Duration.ofSeconds(90))), Mark.parse("1m30s"));
        assertEquals(Optional.of(Mark.HALF), Mark.parse("half"));
        for (String text : List.of("", "5", "5m+3s", "5m:6m", "30s/move", "0s", "soon"))
            assertTrue(Mark.parse(text).isEmpty(), text);
    }
}
