package org.baoqi.rules.clock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.baoqi.rules.Side;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Whatever players, referees and the source do, in any order. */
class ClockInvariantsTest {
    private static final List<String> ACTS =
            List.of("red", "black", "pause", "resume", "tick", "red-7s", "black-3s", "red+2s", "black+9s", "<5ms");
    private static final List<String> CONTROLS = List.of(
            "3m",
            "1m+2s",
            "1m+b2s",
            "1m+d2s",
            "1m+h",
            "5s/move",
            "10/1m;5/20s",
            "20s;3s/move",
            "10/1m+1s;1m+2s",
            "1m+2s:30s+1s");
    private static final List<Duration> MARKS = List.of(Duration.ofSeconds(10), Duration.ofMillis(2500));
    private static final int GAMES = 30;
    private static final int STEPS = 150;

    @TestFactory
    Stream<DynamicTest> hold() {
        return CONTROLS.stream().map(control -> DynamicTest.dynamicTest(control, () -> games(control)));
    }

    private static void games(String control) {
        Random random = new Random(control.hashCode());
        for (int i = 0; i < GAMES; i++) game(new ClockScript(control).play("start"), random);
    }

    private static void game(ClockScript played, Random random) {
        for (int i = 0; i < STEPS; i++) {
            played.play("+" + (1 + random.nextInt(3000)) + "ms");
            String act = ACTS.get(random.nextInt(ACTS.size()));
            // A step back loses the time since the last tick, so tick first.
            played.play(act.startsWith("<") ? "tick " + act + " tick" : act);
            check(played);
        }
    }

    private static void check(ClockScript played) {
        GameClock clock = played.clock;
        Moment now = played.now;
        for (Side side : Side.values()) {
            Duration left = clock.remaining(side, now);
            assertFalse(left.isNegative());
            assertEquals(left.isZero(), clock.flagged(now).contains(side));
        }
        if (!clock.flagged(now).isEmpty()) assertTrue(clock.tick(now).running().isEmpty());
        clock.nextFlag(now).ifPresent(until -> assertFlagFallsAt(clock, now, until));
        for (Duration mark : MARKS) assertComesDownTo(mark, clock, now);
    }

    private static void assertComesDownTo(Duration mark, GameClock clock, Moment now) {
        List<Moment> moments = clock.comesDownTo(mark, now);
        boolean runsAbove = clock.running()
                .map(side -> clock.remaining(side, now).compareTo(mark) > 0)
                .orElse(false);
        if (runsAbove) assertFalse(moments.isEmpty());
        for (Moment moment : moments) {
            Side side = clock.running().orElseThrow();
            assertEquals(mark, clock.remaining(side, moment));
            assertTrue(clock.remaining(side, moment.plus(Duration.ofNanos(-1))).compareTo(mark) > 0);
        }
    }

    private static void assertFlagFallsAt(GameClock clock, Moment now, Duration until) {
        Side side = clock.running().orElseThrow();
        assertTrue(clock.flagged(now.plus(until)).contains(side));
        if (!until.isZero())
            assertFalse(clock.flagged(now.plus(until.minusNanos(1))).contains(side));
    }
}
