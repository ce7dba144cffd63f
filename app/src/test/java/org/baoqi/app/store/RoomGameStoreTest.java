package org.baoqi.app.store;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import android.database.Cursor;
import androidx.sqlite.db.SupportSQLiteDatabase;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.library.Backup;
import org.baoqi.speech.library.EndingKind;
import org.baoqi.speech.library.Outcome;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.table.Match;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;

@RunWith(RobolectricTestRunner.class)
public class RoomGameStoreTest {
    private static final String SCREEN_HORSES = "h2e2 h9g7 h0g2 i9h9 i0h0 b9c7";

    private static List<MatchEvent> resumed() {
        return OpenLibrary.using(library ->
                library.games().unfinished().map(GameStore.KeptGame::events).orElse(List.of()));
    }

    private static GameRow row(OpenLibrary library, GameStore.KeptGame game) {
        return library.database.games().find(game.id());
    }

    private static String pragma(SupportSQLiteDatabase database, String name) {
        try (Cursor answer = database.query("PRAGMA " + name)) {
            answer.moveToFirst();
            return answer.getString(0);
        }
    }

    @Test
    public void everyEventIsThereWhenTheDatabaseIsOpenedAgain() {
        List<MatchEvent> kept = OpenLibrary.using(library -> {
            GameStore.KeptGame game = library.games().begin(Matches.setup());
            Matches.playAtRandom(Matches.begin(game), 20, new Random(8));
            return game.events();
        });
        assertEquals(kept, resumed());
        assertTrue(kept.size() > 20);
    }

    @Test
    public void whatOneConnectionKeptAnotherSeesAtOnce() {
        try (OpenLibrary library = new OpenLibrary()) {
            GameStore.KeptGame game = library.games().begin(Matches.setup());
            library.onDisk(() -> Matches.begin(game));
            assertEquals(game.events(), resumed());
        }
    }

    @Test
    public void aGameThatHasNotBegunIsNotThere() {
        OpenLibrary.using(library -> library.games().begin(Matches.setup()));
        assertEquals(List.of(), resumed());
    }

    @Test
    public void aGameGoesOnWhereItWasLeft() {
        OpenLibrary.using(library -> {
            Matches.play(Matches.begin(library.games().begin(Matches.setup())), "h2e2 h9g7");
            return library;
        });
        int plies = OpenLibrary.using(library -> {
            GameStore.KeptGame game = library.games().unfinished().get();
            Match match = Matches.resume(game);
            match.goOn();
            Matches.play(match, "h0g2");
            return row(library, game).facts.plies;
        });
        assertEquals(3, plies);
        assertEquals("pressed", resumed().get(resumed().size() - 1).name());
    }

    @Test
    public void aGameThatIsOverIsNotTakenUpAgain() {
        OpenLibrary.using(library -> {
            Match match = Matches.begin(library.games().begin(Matches.setup()));
            return match.grant(match.table(match.state().sideToMove()).resign());
        });
        assertEquals(List.of(), resumed());
    }

    @Test
    public void theRowFollowsTheLog() {
        OpenLibrary.using(library -> {
            GameStore.KeptGame game = library.games().begin(Matches.setup());
            Match match = Matches.begin(game);
            Matches.play(match, SCREEN_HORSES);
            assertEquals(6, row(library, game).facts.plies);
            assertEquals("screen-horses", row(library, game).facts.opening);
            assertEquals(Outcome.UNFINISHED, row(library, game).facts.outcome);
            match.grant(match.table(match.state().sideToMove()).resign());
            assertEquals(Outcome.BLACK_WINS, row(library, game).facts.outcome);
            assertEquals(EndingKind.RESIGNATION, row(library, game).facts.ending);
            assertEquals(Optional.of(7), Optional.ofNullable(row(library, game).facts.blackLevel));
            return game;
        });
    }

    @Test
    public void aFullDiskTakesNothingAwayAndSaysSo() {
        OpenLibrary.using(library -> {
            GameStore.KeptGame game = library.games().begin(Matches.setup());
            Match match = Matches.begin(game);
            fill(library.database.getOpenHelper().getWritableDatabase());
            GameStore.StorageException full = assertThrows(
                    GameStore.StorageException.class, () -> Matches.playAtRandom(match, 2000, new Random(1)));
            assertEquals(StorageProblem.FULL, full.trouble());
            assertEquals(game.events(), library.games().unfinished().get().events());
            assertEquals(match.state().history().plies().size(), row(library, game).facts.plies);
            return game;
        });
    }

    /** The database may not grow any more. */
    private static void fill(SupportSQLiteDatabase database) {
        database.beginTransaction();
        database.setMaximumSize(database.getPageSize() * Long.parseLong(pragma(database, "page_count")));
        database.endTransaction();
    }

    @Test
    public void aCommitIsOnTheDiskBeforeItReturns() {
        OpenLibrary.using(library -> {
            SupportSQLiteDatabase database = library.database.getOpenHelper().getWritableDatabase();
            assertEquals("wal", pragma(database, "journal_mode"));
            database.beginTransaction();
            assertEquals("2", pragma(database, "synchronous"));
            database.endTransaction();
            return library;
        });
    }

    /** One row of a log is spoilt: the game stays as it is, and a copy of what stands before it goes on. */
    @Test
    public void aDamagedGameStaysAndACopyGoesOn() {
        OpenLibrary.using(library -> {
            GameStore.KeptGame game = library.games().begin(Matches.setup());
            Matches.play(Matches.begin(game), SCREEN_HORSES);
            GameRow damaged = row(library, game);
            SupportSQLiteDatabase database = library.database.getOpenHelper().getWritableDatabase();
            database.execSQL("UPDATE events SET text = replace(text, 'h0g2', 'h0g3') WHERE game = " + damaged.id);
            List<String> lines = library.database.events().lines(damaged.id);
            assertTrue(library.games().hasUnfinished());
            assertEquals(1, library.everyGame().size());
            GameStore.KeptGame copy = library.games().unfinished().get();
            assertTrue(copy.damage().isPresent());
            assertEquals(lines, library.database.events().lines(damaged.id));
            assertEquals(2, row(library, copy).facts.plies);
            Match match = Matches.resume(copy);
            match.goOn();
            Matches.play(match, "b2e2");
            assertEquals(copy.id(), library.games().unfinished().get().id());
            assertEquals(2, library.everyGame().size());
            String told = String.join(
                    " ", library.library().record(game.id()).get().line().remarks());
            assertTrue(told, told.contains("i9h9"));
            return game;
        });
    }

    @Test
    public void whatStandsBehindTheDamageIsTakenOnDemand() {
        OpenLibrary.using(library -> {
            GameStore.KeptGame game = library.games().begin(Matches.setup());
            Match match = Matches.begin(game);
            Matches.play(match, "h2e2 h9g7");
            match.grant(match.table(match.state().sideToMove()).ask(VoiceCommand.of(Request.TIME)));
            Matches.play(match, "h0g2 i9h9");
            GameRow damaged = row(library, game);
            library.database
                    .getOpenHelper()
                    .getWritableDatabase()
                    .execSQL("UPDATE events SET text = text || 'x' WHERE text LIKE '%\tasked\t%'");
            List<String> lines = library.database.events().lines(damaged.id);
            GameStore.KeptGame copy = library.games().unfinished().get();
            MatchState kept = MatchState.of(copy.events());
            assertEquals(2, kept.history().plies().size());
            String told = String.join(" ", copy.damageTold(kept, OpenLibrary.WORDS));
            assertTrue(told, told.contains("可以在棋局庫裡接上"));
            assertTrue(library.library().hasRest(game.id()));
            library.library().takeRest(game.id());
            MatchState whole = MatchState.of(library.games().unfinished().get().events());
            assertEquals(match.state().history().moves(), whole.history().moves());
            assertEquals(lines, library.database.events().lines(damaged.id));
            return game;
        });
    }

    /** It keeps nobody from the others: not from a backup of them all. */
    @Test
    public void aGameOfWhoseLogNothingCanBeMadeSaysSo() {
        OpenLibrary.using(library -> {
            GameStore.KeptGame spoilt = library.games().begin(Matches.setup());
            Matches.play(Matches.begin(spoilt), "h2e2");
            library.database
                    .getOpenHelper()
                    .getWritableDatabase()
                    .execSQL("UPDATE events SET text = 'x' WHERE line = 1");
            GameStore.KeptGame sound = library.games().begin(Matches.setup());
            Matches.play(Matches.begin(sound), "c3c4");
            GameRecord record = library.library().record(spoilt.id()).get();
            assertTrue(record.line().remarks().get(0).contains("第二行"));
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            try {
                library.library().backUp(all);
            } catch (IOException e) {
                throw new AssertionError(e);
            }
            assertEquals(2, Backup.read(all.toByteArray()).games().size());
            assertEquals(sound.id(), library.games().unfinished().get().id());
            return sound;
        });
    }

    @Test
    public void aGameOfALaterVersionIsNotTouched() {
        OpenLibrary.using(library -> {
            GameStore.KeptGame game = library.games().begin(Matches.setup());
            Matches.begin(game);
            library.database
                    .getOpenHelper()
                    .getWritableDatabase()
                    .execSQL("UPDATE events SET text = 'baoqi-match 9' WHERE line = 0");
            assertEquals(Optional.empty(), library.games().unfinished());
            assertTrue(library.games().isNewer());
            return game;
        });
    }
}
