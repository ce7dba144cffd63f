package org.baoqi.app.game;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import org.baoqi.speech.match.History;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchState;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;

/** The system ends the process after each step of a game, down to the single word. */
@RunWith(RobolectricTestRunner.class)
public class ProcessDeathTest {
    /** A game to mate, key by key. */
    private static final String GAME = "c2=5" + "c5+4" + "c8+2" + "c8=5";

    private static final Duration A_KEY = Duration.ofSeconds(2);
    private static final Duration WHILE_DEAD = Duration.ofHours(1);

    private final RoomStore store = new RoomStore();

    @After
    public void close() {
        store.close();
    }

    private Bench<RoomStore> begin(MatchSetup setup) {
        Bench<RoomStore> bench = new Bench<>(store, new FakeTime(), RoomStore.table());
        bench.host.begin(setup);
        return bench;
    }

    private static Bench<RoomStore> play(Bench<RoomStore> bench, String keys) {
        for (char key : keys.toCharArray()) {
            bench.time.pass(A_KEY);
            bench.keys(String.valueOf(key));
        }
        return bench;
    }

    private Bench<RoomStore> die(Bench<RoomStore> bench) {
        bench.time.pass(WHILE_DEAD);
        store.reopen();
        Bench<RoomStore> another = bench.another();
        another.host.resume();
        return another;
    }

    private History history() {
        return CompletableFuture.supplyAsync(() -> MatchState.of(store.events()).history())
                .join();
    }

    private List<String> moves() {
        return history().plies().stream().map(ply -> ply.move().iccs()).collect(Collectors.toList());
    }

    /** In tenths of a second: each thing that happens takes the log a thousandth. */
    private List<Long> times() {
        return history().plies().stream()
                .map(ply -> ply.left().plusMillis(50).toMillis() / 100)
                .collect(Collectors.toList());
    }

    @Test
    public void inAMatchEveryWordIsThereAgain() {
        play(begin(Setups.match()), GAME);
        List<String> moves = moves();
        List<Long> times = times();
        for (int step = 0; step < GAME.length(); step++) {
            Bench<RoomStore> before = play(begin(Setups.match()), GAME.substring(0, step));
            Bench<RoomStore> after = die(before);
            assertEquals("after " + step, before.ui().points(), after.ui().points());
            assertEquals("after " + step, before.ui().keypad(), after.ui().keypad());
            assertEquals("after " + step, before.clock(), after.clock());
            play(after, GAME.substring(step));
            assertTrue("after " + step, after.isOver());
            assertEquals("after " + step, moves, moves());
            assertEquals("after " + step, times, times());
        }
    }

    /** In practice the words of a move that is not complete are nobody's yet. */
    @Test
    public void inPracticeEveryMoveIsThereAgain() {
        for (int step = 0; step < GAME.length(); step++) {
            Bench<RoomStore> before = play(begin(Setups.practice()), GAME.substring(0, step));
            List<String> moves = moves();
            Bench<RoomStore> after = die(before);
            assertEquals("after " + step, moves, moves());
            assertEquals("after " + step, before.clock().far(), after.clock().far());
            play(after, GAME.substring(step - step % 4));
            assertTrue("after " + step, after.isOver());
        }
    }

    @Test
    public void aGameThatIsOverIsNotGoneOnWith() {
        Bench<RoomStore> after = die(play(begin(Setups.match()), GAME));
        assertEquals(List.of("沒有可以接著下的棋局。"), after.speaking.heard());
    }
}
