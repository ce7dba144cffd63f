package org.baoqi.app.store;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.database.Cursor;
import androidx.sqlite.db.SupportSQLiteQuery;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Paths;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.baoqi.app.game.Setups;
import org.baoqi.app.referee.RefereedMatch;
import org.baoqi.app.store.NoteDao.CommentRow;
import org.baoqi.rules.Side;
import org.baoqi.rules.clock.TimeSource;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.io.GameReader;
import org.baoqi.speech.library.Backup;
import org.baoqi.speech.library.EndingKind;
import org.baoqi.speech.library.GameFilter;
import org.baoqi.speech.library.GameSummary;
import org.baoqi.speech.library.Outcome;
import org.baoqi.speech.table.Alarm;
import org.baoqi.speech.words.SpokenLanguage;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;

@RunWith(RobolectricTestRunner.class)
public class LibraryTest {
    private static final int TIMES = 41;
    private static final int GAMES = 3 * Library.PAGE + 7;
    private static final LocalDate MARCH = LocalDate.of(2025, 3, 1);
    private static final List<GameFilter> FILTERS = List.of(
            GameFilter.ALL,
            GameFilter.ALL.player("手7"),
            GameFilter.ALL.player("100%_!"),
            GameFilter.ALL.between(MARCH, MARCH.plusMonths(1)),
            GameFilter.ALL.openings(Set.of("central-cannon", "screen-horses")),
            GameFilter.ALL.outcome(Optional.of(Outcome.DRAW)),
            GameFilter.ALL.fate(Outcome.Fate.WON),
            GameFilter.ALL.ending(Optional.of(EndingKind.RESIGNATION)),
            GameFilter.ALL.level(3),
            GameFilter.ALL.favourites(true),
            GameFilter.ALL.outcome(Optional.of(Outcome.RED_WINS)).player("紅手1").side(Side.RED));

    private static List<GameRecord> fill(OpenLibrary library, int games) {
        List<GameRecord> records = Records.random(new Random(3), games);
        assertEquals(games, library.library().add(records).size());
        library.everyGame().stream()
                .filter(game -> game.row() % 9 == 0)
                .forEach(game -> library.library().setFavourite(game.id(), true));
        return records;
    }

    private static List<ListedGame> all(Library library, GameFilter filter) {
        List<ListedGame> all = new ArrayList<>();
        Optional<ListedGame> last = Optional.empty();
        for (List<ListedGame> page = library.page(filter, last); !page.isEmpty(); page = library.page(filter, last)) {
            all.addAll(page);
            last = Optional.of(page.get(page.size() - 1));
        }
        return all;
    }

    @Test
    public void aSearchFindsWhatFitsAndNothingElse() {
        OpenLibrary.using(library -> {
            fill(library, GAMES);
            List<ListedGame> every = all(library.library(), GameFilter.ALL);
            assertEquals(GAMES, every.size());
            for (GameFilter filter : FILTERS) {
                List<ListedGame> expected = every.stream()
                        .filter(game -> FittingGames.fits(filter, game.summary()))
                        .collect(Collectors.toList());
                assertEquals(filter.toString(), expected, all(library.library(), filter));
                assertEquals(expected.size(), library.library().count(filter));
            }
            return library;
        });
    }

    @Test
    public void noSearchLooksThroughAllGames() {
        OpenLibrary.using(library -> {
            for (GameFilter filter : FILTERS) {
                String plan = plan(library, FilterSql.page(filter, Optional.empty(), Library.PAGE));
                assertTrue(filter + ": " + plan, plan.contains("SEARCH g USING INDEX"));
                assertTrue(filter + ": " + plan, !plan.contains("SCAN g"));
            }
            String next = plan(library, FilterSql.page(GameFilter.ALL, Optional.of(anyGame()), Library.PAGE));
            assertTrue(next, !next.contains("TEMP B-TREE"));
            return library;
        });
    }

    private static ListedGame anyGame() {
        return new ListedGame("", GameFacts.of(Records.random(new Random(1))).summary(), 7, 7);
    }

    private static String plan(OpenLibrary library, SupportSQLiteQuery query) {
        Object[] values = new Object[query.getArgCount()];
        Arrays.fill(values, "1");
        try (Cursor steps = library.database
                .getOpenHelper()
                .getReadableDatabase()
                .query("EXPLAIN QUERY PLAN " + query.getSql(), values)) {
            StringBuilder plan = new StringBuilder();
            while (steps.moveToNext()) plan.append(steps.getString(3)).append("; ");
            return plan.toString();
        }
    }

    @Test
    public void aGameFromElsewhereComesBackWithEverythingInIt() {
        OpenLibrary.using(library -> {
            List<GameRecord> records = fill(library, 40);
            List<GameRecord> back = library.everyGame().stream()
                    .map(game -> library.library().record(game.id()).get())
                    .collect(Collectors.toList());
            Collections.reverse(back);
            assertEquals(records, back);
            return library;
        });
    }

    @Test
    public void whatIsThereAlreadyIsNotAddedAgain() {
        OpenLibrary.using(library -> {
            List<GameRecord> records = fill(library, 10);
            assertEquals(0, library.library().add(records).size());
            return library;
        });
    }

    @Test
    public void variationsAndCommentsJoinAGameWhoseLogGoesOn() {
        OpenLibrary.using(library -> {
            GameStore.KeptGame game = library.games().begin(Matches.setup());
            var match = Matches.begin(game);
            Matches.play(match, "h2e2 h9g7");
            GameRecord record = library.library().record(game.id()).get();
            library.library()
                    .save(
                            game.id(),
                            Comments.of(List.of(new CommentRow(0, "1", 0, "中炮")))
                                    .in(record));
            Matches.play(match, "h0g2");
            GameRecord now = library.library().record(game.id()).get();
            assertEquals(3, now.line().moves().size());
            assertEquals(List.of("中炮"), now.line().moves().get(0).remarks());
            return library;
        });
    }

    @Test
    public void aDeletedGameIsGoneUntilItIsBroughtBack() {
        OpenLibrary.using(library -> {
            fill(library, 3);
            ListedGame game = library.everyGame().get(1);
            library.library().delete(game.id());
            assertEquals(2, library.library().count(GameFilter.ALL));
            library.library().restore(game.id());
            assertEquals(game, library.everyGame().get(1));
            library.library().delete(game.id());
            library.library().forget(Long.MAX_VALUE);
            library.library().restore(game.id());
            assertEquals(2, library.library().count(GameFilter.ALL));
            return library;
        });
    }

    @Test
    public void aBackupBringsBackWhatIsMissingAndNothingTwice() {
        OpenLibrary.using(library -> {
            fill(library, 5);
            Matches.play(Matches.begin(library.games().begin(Matches.setup())), "h2e2 h9g7");
            byte[] backup = backUp(library.library());
            assertEquals(0, library.library().bringBack(backup).added());
            List<GameSummary> before = summaries(library);
            library.database.clearAllTables();
            assertEquals(6, library.library().bringBack(backup).added());
            assertEquals(new HashSet<>(before), new HashSet<>(summaries(library)));
            return library;
        });
    }

    @Test
    public void aBackupAddsItsNotesToAGameThatIsThere() {
        OpenLibrary.using(library -> {
            String id = library.library().add(read("1. 炮二平五 馬8進7 2. 馬二進三 *")).get(0);
            library.library()
                    .save(
                            id,
                            read("1. 炮二平五 {甲} 馬8進7 (1... 炮8平5 {順炮}) 2. 馬二進三 *").get(0));
            library.library().setFavourite(id, true);
            byte[] backup = backUp(library.library());
            library.library()
                    .save(id, read("1. 炮二平五 {乙} 馬8進7 (1... 馬2進3) 2. 馬二進三 *").get(0));
            library.library().setFavourite(id, false);
            assertEquals(new Backup.Merged(0, 1, 0, 0, false), library.library().bringBack(backup));
            assertEquals(
                    read("1. 炮二平五 {乙} {甲} 馬8進7 (1... 馬2進3) (1... 炮8平5 {順炮}) 2. 馬二進三 *")
                            .get(0)
                            .line(),
                    library.library().record(id).get().line());
            assertTrue(library.library().find(id).get().summary().favourite());
            assertEquals(new Backup.Merged(0, 0, 1, 0, false), library.library().bringBack(backup));
            return library;
        });
    }

    private static List<GameRecord> read(String game) {
        return GameReader.read(game.getBytes(StandardCharsets.UTF_8)).games();
    }

    @Test
    public void aMatchThatWentOnElsewhereGoesOnHereAndIsNotThereTwice() {
        OpenLibrary.using(library -> {
            GameStore.KeptGame game = library.games().begin(Matches.setup());
            var match = Matches.begin(game);
            Matches.play(match, "h2e2 h9g7");
            byte[] early = backUp(library.library());
            Matches.play(match, "h0g2");
            byte[] late = backUp(library.library());
            library.database.clearAllTables();
            assertEquals(1, library.library().bringBack(early).added());
            assertEquals(new Backup.Merged(0, 1, 0, 0, false), library.library().bringBack(late));
            assertEquals(new Backup.Merged(0, 0, 1, 0, false), library.library().bringBack(early));
            assertEquals(
                    3, library.library().record(game.id()).get().line().moves().size());
            return library;
        });
    }

    @Test
    public void aRefereedMatchComesBackFromABackupAndItsRefereeGoesOn() {
        OpenLibrary.using(library -> {
            Matches.play(Matches.begin(library.games().begin(Matches.setup())), "b2e2");
            var refereed =
                    Matches.begin(RoomGameStore.refereed(library.database).begin(Setups.forTwo()), Setups.forTwo());
            Matches.play(refereed, "h2e2 h9g7");
            byte[] backup = backUp(library.library());
            library.database.clearAllTables();
            assertEquals(2, library.library().bringBack(backup).added());
            RefereedMatch room = refereesRoom(library);
            room.resume(SpokenLanguage.TAIWAN_MANDARIN);
            assertEquals(
                    refereed.state().history().moves(),
                    room.view().get().state().history().moves());
            assertFalse("not for a player", library.games().unfinished().isPresent());
            assertEquals(
                    "what the referee goes on with is his",
                    new Backup.Merged(0, 0, 2, 0, false),
                    library.library().bringBack(backup));
            return library;
        });
    }

    @Test
    public void aBackupDoesNotTakeTheTableFromAnotherMatch() {
        OpenLibrary.using(library -> {
            RoomGameStore refereed = RoomGameStore.refereed(library.database);
            Matches.play(Matches.begin(refereed.begin(Matches.setup())), "h2e2 h9g7");
            byte[] backup = backUp(library.library());
            library.database.clearAllTables();
            GameStore.KeptGame here = refereed.begin(Matches.setup());
            Matches.play(Matches.begin(here), "b2e2");
            assertEquals(1, library.library().bringBack(backup).added());
            assertEquals(here.id(), refereed.unfinished().get().id());
            return library;
        });
    }

    private static RefereedMatch refereesRoom(OpenLibrary library) {
        Alarm silent = new Alarm() {
            @Override
            public void set(Duration in, Runnable task) {}

            @Override
            public void clear() {}
        };
        return new RefereedMatch(new RefereedMatch.Services(
                () -> Paths.get("no-such-folder"),
                () -> RoomGameStore.refereed(library.database),
                Runnable::run,
                Runnable::run,
                silent,
                TimeSource.system(),
                said -> {}));
    }

    @Test
    public void whoPlayedMostIsNamedFirst() {
        OpenLibrary.using(library -> {
            String game = "[Red \"%s\"]\n[Black \"%s\"]\n\n1. 炮二平五 *\n\n";
            library.library()
                    .add(read(String.format(game, "甲", "乙")
                            + String.format(game, "丙", "乙")
                            + String.format(game, "丁", "")));
            library.library().delete(library.everyGame().get(0).id());
            assertEquals(List.of("乙", "丙", "甲"), library.library().players());
            return library;
        });
    }

    private static List<GameSummary> summaries(OpenLibrary library) {
        return library.everyGame().stream().map(ListedGame::summary).collect(Collectors.toList());
    }

    private static byte[] backUp(Library library) {
        try {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            library.backUp(out);
            return out.toByteArray();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** Speed is told, not tested: {@code BAOQI_GAMES=10000} in the environment fills the library with so many. */
    @Test
    public void manyGamesAreCounted() {
        int games = Integer.parseInt(
                Optional.ofNullable(System.getenv("BAOQI_GAMES")).orElse("60"));
        OpenLibrary.using(library -> {
            fill(library, games);
            for (GameFilter filter : FILTERS) measure(library.library(), filter);
            assertEquals(games, library.library().statistics(GameFilter.ALL).games());
            return library;
        });
    }

    private static void measure(Library library, GameFilter filter) {
        int found = library.page(filter, Optional.empty()).size();
        int count = library.count(filter);
        System.out.printf(
                "%.1f ms for a page of %d, %.1f ms to count %d: %s%n",
                median(() -> library.page(filter, Optional.empty())),
                found,
                median(() -> library.count(filter)),
                count,
                filter);
    }

    /** In milliseconds: other programs want the processor too, now and then. */
    private static double median(Runnable work) {
        long[] times = new long[TIMES];
        for (int i = 0; i < TIMES; i++) {
            long start = System.nanoTime();
            work.run();
            times[i] = System.nanoTime() - start;
        }
        Arrays.sort(times);
        return times[TIMES / 2] / 1e6;
    }
}
