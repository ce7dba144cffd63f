package org.baoqi.rules.clock;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.baoqi.rules.Cases;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.Side;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class GameClockTest {
    @TestFactory
    Stream<DynamicTest> showsTheTimes() {
        return Cases.of("clock.csv", GameClockTest::check);
    }

    private static void check(CsvTable.Row row) {
        ClockScript played = new ClockScript(row.text("control")).play(row.text("script"));
        assertAll(
                () -> assertEquals(ClockScript.time(row.text("red")), played.clock.remaining(Side.RED, played.now)),
                () -> assertEquals(ClockScript.time(row.text("black")), played.clock.remaining(Side.BLACK, played.now)),
                () -> assertEquals(row.text("running"), name(played.clock.running())),
                () -> assertEquals(row.text("flag"), flags(played)));
    }

    @Test
    void foretellsTheFlag() {
        assertEquals("14m50s", flagIn("15m", "start +10s"));
        assertEquals("14m59s", flagIn("15m+5s", "start +10s red +1s"));
        assertEquals("14s", flagIn("10s+d5s", "start +1s"));
        assertEquals("39s", flagIn("10s;30s/move", "start +1s"));
        assertEquals("", flagIn("10s", "start +10s"));
    }

    private static String flagIn(String control, String script) {
        ClockScript played = new ClockScript(control).play(script);
        return TimeControlText.write(played.clock.nextFlag(played.now).orElseThrow());
    }

    @Test
    void foretellsNothingWhileItStands() {
        ClockScript played = new ClockScript("15m").play("start +10s pause");
        assertEquals(Optional.empty(), played.clock.nextFlag(played.now));
        assertEquals(Optional.empty(), played.clock.running());
    }

    @Test
    void countsTheMovesToGo() {
        assertEquals(Optional.of(29), movesToGo("30/60m;10/10m"));
        assertEquals(Optional.of(10), movesToGo("1/60m;10/10m"));
        assertEquals(Optional.of(1), movesToGo("30s/move"));
        assertEquals(Optional.empty(), movesToGo("15m"));
    }

    private static Optional<Integer> movesToGo(String control) {
        return new ClockScript(control).play("start red").clock.movesToGo(Side.RED);
    }

    @Test
    void startsOnce() {
        assertThrows(IllegalStateException.class, () -> new ClockScript("15m").play("start start"));
    }

    private static String flags(ClockScript played) {
        String sides = played.clock.flagged(played.now).stream()
                .map(side -> name(Optional.of(side)))
                .collect(Collectors.joining(" "));
        return sides.isEmpty() ? "none" : sides;
    }

    private static String name(Optional<Side> side) {
        return side.map(s -> s.name().toLowerCase(Locale.ROOT)).orElse("none");
    }
}
