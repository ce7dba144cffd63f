package org.baoqi.app.store;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.baoqi.speech.match.MatchState;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;

/**
 * Ends a process that plays and imports at moments that it does not choose. A process that is stopped has left on the disk
 * what it would leave if it were killed there, so that its files can be looked at and it can go on; now and then, and in the
 * end, it is killed, and another goes on with what it left.
 *
 * <p>The environment variable {@code BAOQI_KILLS} says how often.
 */
@RunWith(RobolectricTestRunner.class)
public class KillTest {
    private static final int LONGEST_LIFE_MS = 300;
    /** To start a process takes much longer than to stop one. */
    private static final int KILLED_IN_EARNEST_ONE_IN = 10;

    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    private final int kills =
            Integer.parseInt(Optional.ofNullable(System.getenv("BAOQI_KILLS")).orElse("4"));
    private final Random random = new Random(20261116);

    @Test
    public void whatWasToldIsKeptAndNoHalfOfAGameIsShown() throws Exception {
        File database = new File(folder.newFolder(), "baoqi.db");
        try (PlayingProcess playing = new PlayingProcess(database)) {
            for (int i = 1; i < kills; i++) {
                Thread.sleep(random.nextInt(LONGEST_LIFE_MS));
                if (i % KILLED_IN_EARNEST_ONE_IN == 0) killAndStartAgain(database, playing);
                else stopAndGoOn(database, playing);
            }
            Thread.sleep(random.nextInt(LONGEST_LIFE_MS));
            playing.kill();
            check(database, playing);
            System.out.println("killed " + kills + " times, " + kills / KILLED_IN_EARNEST_ONE_IN + " in earnest, "
                    + playing.events() + " events and " + playing.imported().size()
                    + " imported games told of, none lost");
        }
    }

    private void stopAndGoOn(File database, PlayingProcess playing) throws Exception {
        playing.stop();
        check(copy(database), playing);
        playing.goOn();
    }

    private void killAndStartAgain(File database, PlayingProcess playing) throws Exception {
        playing.kill();
        check(copy(database), playing);
        playing.start();
    }

    private File copy(File database) throws IOException {
        Path copies = folder.newFolder().toPath();
        for (String ending : new String[] {"", "-wal"}) {
            Path from = Paths.get(database.getPath() + ending);
            if (Files.exists(from)) Files.copy(from, copies.resolve("baoqi.db" + ending));
        }
        return copies.resolve("baoqi.db").toFile();
    }

    private static void check(File database, PlayingProcess playing) {
        OpenLibrary.using(database.getPath(), library -> {
            for (Map.Entry<String, Integer> told : playing.kept().entrySet())
                assertTrue(told.toString(), library.eventCount(told.getKey()).orElse(0) >= told.getValue());
            for (String digest : playing.imported())
                assertEquals(1, library.database.games().countOf(digest));
            for (ListedGame game : library.everyGame()) checkWhole(library, game);
            return library;
        });
    }

    /** The row says what the moves say. */
    private static void checkWhole(OpenLibrary library, ListedGame game) {
        GameFacts facts = library.events(game.row())
                .map(events -> GameFacts.of(MatchState.of(events)))
                .orElseGet(
                        () -> GameFacts.of(library.library().record(game.id()).get()));
        assertEquals(facts.summary(), game.summary());
        assertEquals(facts.digest(), library.database.games().find(game.row()).facts.digest);
    }
}
