package org.baoqi.app.store;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.baoqi.app.store.EventDao.EventRow;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.RecordMerge;
import org.baoqi.rules.record.io.Pgn;
import org.baoqi.speech.library.Backup;
import org.baoqi.speech.library.KeptRecord;
import org.baoqi.speech.match.MatchLog;

/** Writes all games into one file, one after the other, and takes back what is not there. */
final class LibraryBackup {
    /** A game that was not finished elsewhere is not the one that was being played here. */
    private static final long NOT_PLAYED_HERE = 0;

    private final BaoqiDatabase database;
    private final StoredRecord records;

    LibraryBackup(BaoqiDatabase database, StoredRecord records) {
        this.database = database;
        this.records = records;
    }

    void write(List<ListedGame> games, OutputStream out) throws IOException {
        Iterable<KeptRecord> all = () -> {
            Iterator<ListedGame> rest = games.iterator();
            return new Iterator<>() {
                @Override
                public boolean hasNext() {
                    return rest.hasNext();
                }

                @Override
                public KeptRecord next() {
                    return kept(rest.next().row());
                }
            };
        };
        Backup.write(all, out);
    }

    private KeptRecord kept(long game) {
        return DatabaseWork.read(() -> {
            GameRow row = database.games().find(game);
            List<String> log = database.events().lines(game);
            return new KeptRecord(
                    row.uid,
                    row.origin,
                    log.isEmpty() ? "" : String.join("\n", log) + "\n",
                    Pgn.write(records.load(row)),
                    row.favourite);
        });
    }

    /** The effect of one game of a backup on the library. */
    private enum MergeResult {
        ADDED,
        CHANGED,
        SAME,
        LOST
    }

    /**
     * A game that is there keeps what it has, and gets the notes and the mark that only the backup knows. The newest game
     * stands first in the file and is added last, as it was in the library that was backed up.
     */
    Backup.Merged bringBack(byte[] file) {
        Backup.Reading reading = Backup.read(file);
        Map<MergeResult, Integer> results = new EnumMap<>(MergeResult.class);
        List<KeptRecord> oldestFirst = new ArrayList<>(reading.games());
        Collections.reverse(oldestFirst);
        for (KeptRecord game : oldestFirst) results.merge(bringBack(game), 1, Integer::sum);
        return new Backup.Merged(
                results.getOrDefault(MergeResult.ADDED, 0),
                results.getOrDefault(MergeResult.CHANGED, 0),
                results.getOrDefault(MergeResult.SAME, 0),
                results.getOrDefault(MergeResult.LOST, 0) + reading.lost(),
                reading.more());
    }

    private MergeResult bringBack(KeptRecord game) {
        return facts(game)
                .map(facts -> DatabaseWork.write(
                        database,
                        () -> known(game, facts)
                                .map(row -> merge(row, game, facts))
                                .orElseGet(() -> add(game, facts))))
                .orElse(MergeResult.LOST);
    }

    /** The same game here: by its moves, or by its name where one of the two has only gone on. */
    private Optional<GameRow> known(KeptRecord game, GameFacts facts) {
        Optional<GameRow> alike = Optional.ofNullable(database.games().alike(facts.digest()));
        return alike.isPresent()
                ? alike
                : Optional.ofNullable(database.games().find(game.id()))
                        .filter(row -> row.deletedAt == null)
                        .filter(row ->
                                goesOn(lines(game), log(row)) || goesOn(log(row), lines(game)) && !isOnTheTable(row));
    }

    private List<String> log(GameRow row) {
        return database.events().lines(row.id);
    }

    private static boolean goesOn(List<String> shorter, List<String> longer) {
        return !shorter.isEmpty()
                && shorter.size() <= longer.size()
                && longer.subList(0, shorter.size()).equals(shorter);
    }

    /** Whoever plays a game is the only one who adds to its log. */
    private boolean isOnTheTable(GameRow row) {
        return new RoomGameStore(database, row.origin).isOnTheTable(row);
    }

    private MergeResult merge(GameRow row, KeptRecord game, GameFacts facts) {
        boolean longer = goOn(row, lines(game), facts);
        GameRecord mine = records.load(row);
        GameRecord both =
                record(game).map(theirs -> RecordMerge.of(mine, theirs)).orElse(mine);
        boolean noted = !both.line().equals(mine.line());
        boolean marked = game.favourite() && !row.favourite;
        if (noted) records.save(row.id, both);
        if (marked) database.games().setFavourite(row.id, true);
        return longer || noted || marked ? MergeResult.CHANGED : MergeResult.SAME;
    }

    /** A match that went on elsewhere goes on here too. */
    private boolean goOn(GameRow row, List<String> theirs, GameFacts facts) {
        List<String> mine = log(row);
        if (theirs.size() == mine.size() || !goesOn(mine, theirs) || isOnTheTable(row)) return false;
        database.events().add(rows(row.id, theirs).subList(mine.size(), theirs.size()));
        database.games()
                .update(new GameRow.ProgressColumns(row.id, row.changedAt, FactColumns.of(facts, database.players())));
        database.analysis().clear(row.id);
        return true;
    }

    private static Optional<GameFacts> facts(KeptRecord game) {
        if (game.log().isEmpty()) return record(game).map(GameFacts::of);
        return MatchLog.read(RoomGameStore.log(lines(game))) instanceof MatchLog.Reading.Read read
                ? Optional.of(GameFacts.of(read.state()))
                : Optional.empty();
    }

    private static Optional<GameRecord> record(KeptRecord game) {
        return Pgn.read(game.pgn(), Position.initial()).games().stream().findFirst();
    }

    private static List<String> lines(KeptRecord game) {
        return game.log().isEmpty() ? List.of() : Arrays.asList(game.log().split("\n"));
    }

    private MergeResult add(KeptRecord game, GameFacts facts) {
        long now = System.currentTimeMillis();
        FactColumns columns = FactColumns.of(facts, database.players());
        long row = database.games()
                .add(new GameRow(
                        0, name(game), game.origin(), now, NOT_PLAYED_HERE, null, game.favourite(), null, columns));
        database.events().add(rows(row, lines(game)));
        record(game).ifPresent(record -> records.save(row, record));
        return MergeResult.ADDED;
    }

    /** Its own, unless another game has that name. */
    private String name(KeptRecord game) {
        boolean free = !game.id().isEmpty() && database.games().find(game.id()) == null;
        return free ? game.id() : UUID.randomUUID().toString();
    }

    private static List<EventRow> rows(long game, List<String> lines) {
        List<EventRow> events = new ArrayList<>();
        for (String line : lines) events.add(new EventRow(game, events.size(), line));
        return events;
    }
}
