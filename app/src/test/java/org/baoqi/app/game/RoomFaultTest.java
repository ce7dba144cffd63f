package org.baoqi.app.game;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import org.baoqi.app.store.GameStore;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.TurnEvent;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;

/**
 * Every operation of the database fails once, in turn, at every step of a game that is played on the phone: the game goes
 * on, or another process takes it up, with every event that was kept. A word that was refused is said again.
 */
@RunWith(RobolectricTestRunner.class)
public class RoomFaultTest {
    private static final String KEYS = "c2=5" + "c5+4";
    private static final Duration A_KEY = Duration.ofSeconds(6);
    private static final String REFUSED = "存不了檔";

    private final FaultyRoom faulty = new FaultyRoom();
    private final RoomStore store = new RoomStore(faulty);
    private final AtomicReference<Thread> disk = new AtomicReference<>();
    private final ExecutorService threads = Executors.newSingleThreadExecutor(work -> {
        disk.set(new Thread(work, "disk"));
        return disk.get();
    });
    private final InOrder tasks = new InOrder();
    private Bench<RoomStore> bench = new Bench<>(store, new FakeTime(), table());

    /** One thread, as in the app; whoever waits for it does so for a minute at most. */
    private Executor table() {
        return task -> {
            if (Thread.currentThread() == disk.get()) tasks.execute(task);
            else await(() -> tasks.execute(task));
        };
    }

    private void await(Runnable work) {
        Future<?> done = threads.submit(work);
        try {
            done.get(60, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Before
    public void countTheDisksThread() {
        await(() -> faulty.count(disk.get()));
    }

    @After
    public void close() {
        threads.shutdownNow();
        store.close();
    }

    /** Plays, and says again what was refused; how often it was. */
    private int play(boolean dies) {
        int refused = begin();
        for (char key : KEYS.toCharArray()) {
            bench.time.pass(A_KEY);
            int words = words();
            boolean told = isRefused(bench.keys(String.valueOf(key)));
            if (told) {
                refused++;
                assertTimeStands();
                if (dies) die();
                else bench.alarm.ring(bench.time);
                assertEquals(
                        0,
                        bench.speaking.heard().stream()
                                .filter(said -> said.contains(REFUSED))
                                .count());
            }
            if (words() == words) bench.keys(String.valueOf(key));
        }
        return refused;
    }

    private int begin() {
        bench.host.begin(Setups.match());
        boolean refused = isRefused(bench.speaking.heard());
        if (!refused) return 0;
        bench.host.begin(Setups.match());
        return 1;
    }

    private static boolean isRefused(List<String> heard) {
        long times = heard.stream().filter(said -> said.contains(REFUSED)).count();
        assertTrue(heard.toString(), times <= 1);
        return times == 1;
    }

    private void assertTimeStands() {
        String near = bench.clock().near().toString();
        bench.time.pass(Duration.ofMinutes(3));
        assertEquals(near, bench.clock().near().toString());
    }

    /** Another process takes up what this one has kept. */
    private void die() {
        List<MatchEvent> kept = store.events();
        store.reopen();
        bench = bench.another();
        bench.host.resume();
        List<MatchEvent> found = store.events();
        assertEquals(kept, found.subList(0, kept.size()));
    }

    /** The player's words so far. */
    private int words() {
        return (int) store.events().stream()
                .filter(event -> event instanceof TurnEvent.Said)
                .count();
    }

    private String moves() {
        return MatchState.of(store.events()).history().moves().stream()
                .map(Object::toString)
                .collect(Collectors.joining(" "));
    }

    private void assertKept(String point) {
        List<MatchEvent> heardOf = store.events();
        AtomicReference<Optional<GameStore.KeptGame>> kept = new AtomicReference<>();
        await(() -> kept.set(store.unfinished()));
        assertEquals(point, heardOf, kept.get().get().events());
    }

    private void failAtEveryPoint(boolean dies, boolean full) {
        faulty.fail(-1, full);
        assertEquals(0, play(dies));
        String calm = moves();
        int points = faulty.operations();
        assertTrue("operations: " + points, points > 60);
        int refused = 0;
        for (int point = 0; point < points; point++) {
            faulty.fail(point, full);
            refused += play(dies);
            faulty.fail(-1, full);
            assertEquals("point " + point, calm, moves());
            assertKept("point " + point);
        }
        assertTrue("refused: " + refused, refused > points / 2);
        System.out.println("phone: " + points + " points of failure, " + refused + " told of, nothing lost");
    }

    @Test
    public void aGameOnThePhoneGoesOnAfterEveryFault() {
        failAtEveryPoint(false, true);
    }

    @Test
    public void aGameOnThePhoneIsTakenUpByAnotherProcessAfterEveryFault() {
        failAtEveryPoint(true, false);
    }
}
