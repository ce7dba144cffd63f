package org.baoqi.app.store;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.baoqi.speech.match.MatchEvent;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;

@RunWith(RobolectricTestRunner.class)
public class DatabaseRecoveryTest {
    private static final int GAMES = 12;
    private static final int PAGE = 4096;
    private static final int LEAF_OF_TABLE = 13;
    private static final int LEAF_OF_INDEX = 10;

    private final Context context = ApplicationProvider.getApplicationContext();
    private final File file = context.getDatabasePath("baoqi.db");
    private List<List<MatchEvent>> played;

    @Before
    public void playGames() {
        played = OpenLibrary.using(library -> {
            List<List<MatchEvent>> games = new ArrayList<>();
            Random random = new Random(11);
            for (int i = 0; i < GAMES; i++) {
                GameStore.KeptGame game = library.games().begin(Matches.setup());
                Matches.playAtRandom(Matches.begin(game), 30, random);
                games.add(game.events());
            }
            return games;
        });
    }

    /** What is left of each game, in the order in which they were played. */
    private static List<List<MatchEvent>> kept(OpenLibrary library) {
        StoredRecord records = new StoredRecord(library.database, OpenLibrary.WORDS);
        List<List<MatchEvent>> games = new ArrayList<>();
        for (long id : library.database.games().idsWithTheirEvents())
            games.add(records.log(id).get().events());
        return games;
    }

    private static List<List<MatchEvent>> recovered() {
        return OpenLibrary.using(library -> {
            recovery().runIfNeeded(library.database, OpenLibrary.WORDS);
            return kept(library);
        });
    }

    private static DatabaseRecovery recovery() {
        return new DatabaseRecovery(ApplicationProvider.getApplicationContext(), BaoqiDatabase.FILE);
    }

    private void overwrite(long from, int length) throws IOException {
        byte[] noise = new byte[length];
        new Random(5).nextBytes(noise);
        try (RandomAccessFile opened = new RandomAccessFile(file, "rw")) {
            opened.seek(from);
            opened.write(noise);
        }
    }

    private int pages() {
        return (int) (file.length() / PAGE);
    }

    @Test
    public void aSoundDatabaseIsLeftAlone() {
        assertEquals(played, recovered());
        assertEquals(List.of(), recovery().damaged());
    }

    /** Whether a page has rows on it, and not what leads to other pages: the schema, or the inside of a tree. */
    private static boolean hasRows(byte[] database, int page) {
        String text = new String(database, page * PAGE, PAGE, StandardCharsets.ISO_8859_1);
        return (text.charAt(0) == LEAF_OF_TABLE || text.charAt(0) == LEAF_OF_INDEX) && !text.contains("CREATE ");
    }

    /** Most games stay whole, and none is changed but for its end. */
    @Test
    public void aBadPageCostsNoMoreThanWhatStoodOnIt() throws IOException {
        byte[] sound = Files.readAllBytes(file.toPath());
        for (int page = 1; page < pages(); page += Math.max(1, pages() / 15)) {
            if (!hasRows(sound, page)) continue;
            Files.write(file.toPath(), sound);
            overwrite((long) page * PAGE, PAGE);
            recovery().demand();
            List<List<MatchEvent>> left = recovered();
            long whole = left.stream().filter(played::contains).count();
            assertTrue("page " + page + ": " + whole + " games are whole", whole >= GAMES - 4);
            for (List<MatchEvent> game : left)
                assertTrue("page " + page, played.stream().anyMatch(all -> isBeginning(game, all)));
        }
    }

    private static boolean isBeginning(List<MatchEvent> game, List<MatchEvent> all) {
        return game.size() <= all.size() && all.subList(0, game.size()).equals(game);
    }

    @Test
    public void aDatabaseThatCannotBeOpenedIsKeptAsideAndANewOneBegun() throws IOException {
        overwrite(0, PAGE);
        assertEquals(List.of(), recovered());
        File folder = recovery().damaged().get(0);
        assertEquals(Optional.of(0), DatabaseRecovery.saved(folder));
        assertTrue(new File(folder, "baoqi.db").length() > PAGE);
        OpenLibrary.using(library -> Matches.begin(library.games().begin(Matches.setup())));
        assertEquals(1, (int) OpenLibrary.using(library -> kept(library).size()));
    }

    @Test
    public void damageThatIsFoundOnTheWayIsToldAndTheFileStays() throws IOException {
        for (int page = 1; page < pages(); page++) overwrite((long) page * PAGE, PAGE);
        long length = file.length();
        OpenLibrary.using(library -> {
            GameStore.StorageException damage = assertThrows(
                    GameStore.StorageException.class, () -> library.games().unfinished());
            assertEquals(StorageProblem.DAMAGED, damage.trouble());
            return library;
        });
        assertEquals(length, file.length());
        recovered();
        assertEquals(1, recovery().damaged().size());
    }

    @Test
    public void aRecoveryThatWasBrokenOffIsDoneAgain() throws IOException {
        overwrite((long) (pages() / 2) * PAGE, PAGE);
        recovery().demand();
        List<List<MatchEvent>> first = recovered();
        // As if the process had ended before the last step.
        String folder = recovery().damaged().get(0).getName();
        File marker = new File(file.getPath() + ".damaged");
        Files.write(marker.toPath(), folder.replace("damaged-", "").getBytes());
        assertEquals(first, recovered());
    }
}
