package org.baoqi.app.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchState;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The system ends the process after each step of a game, down to the single word. */
class ProcessDeathTest {
    /** A game to mate, key by key. */
    private static final String GAME = "c2=5" + "c5+4" + "c8+2" + "c8=5";

    private static final Duration A_KEY = Duration.ofSeconds(2);
    private static final Duration WHILE_DEAD = Duration.ofHours(1);

    static IntStream steps() {
        return IntStream.rangeClosed(0, GAME.length());
    }

    private static Bench play(Bench bench, String keys) {
        for (char key : keys.toCharArray()) {
            bench.time.pass(A_KEY);
            bench.keys(String.valueOf(key));
        }
        return bench;
    }

    private static Bench begin(MatchSetup setup) {
        Bench bench = new Bench();
        bench.host.begin(setup);
        return bench;
    }

    private static List<String> moves(Bench bench) {
        return MatchState.of(bench.store.events()).history().plies().stream()
                .map(ply -> ply.move().iccs())
                .collect(Collectors.toList());
    }

    /** In tenths of a second: each thing that happens takes the log a thousandth. */
    private static List<Long> times(Bench bench) {
        return MatchState.of(bench.store.events()).history().plies().stream()
                .map(ply -> ply.left().plusMillis(50).toMillis() / 100)
                .collect(Collectors.toList());
    }

    @ParameterizedTest
    @MethodSource("steps")
    void inAMatchEveryWordIsThereAgain(int step) {
        Bench uninterrupted = play(begin(Setups.match()), GAME);
        Bench before = play(begin(Setups.match()), GAME.substring(0, step));
        boolean over = before.ui().over();
        GameUi shown = before.ui();
        ClockUi clock = before.clock();
        before.time.pass(WHILE_DEAD);
        Bench after = before.another();
        after.host.resume();
        if (over) {
            assertEquals(List.of("沒有可以接著下的棋局。"), after.speaking.heard());
            return;
        }
        assertEquals(shown.points(), after.ui().points());
        assertEquals(shown.keypad(), after.ui().keypad());
        assertEquals(clock, after.clock());
        play(after, GAME.substring(step));
        assertTrue(after.ui().over());
        assertEquals(moves(uninterrupted), moves(after));
        assertEquals(times(uninterrupted), times(after));
    }

    /** In practice the words of a move that is not complete are nobody's yet. */
    @ParameterizedTest
    @MethodSource("steps")
    void inPracticeEveryMoveIsThereAgain(int step) {
        Bench before = play(begin(Setups.practice()), GAME.substring(0, step));
        if (before.ui().over()) return;
        before.time.pass(WHILE_DEAD);
        Bench after = before.another();
        after.host.resume();
        assertEquals(moves(before), moves(after));
        assertEquals(before.clock().far(), after.clock().far());
        play(after, GAME.substring(step - step % 4));
        assertTrue(after.ui().over());
    }
}
