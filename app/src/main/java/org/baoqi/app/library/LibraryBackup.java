package org.baoqi.app.library;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.baoqi.app.BaoqiDatabase;
import org.baoqi.rules.Position;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.Pgn;
import org.baoqi.speech.library.Backup;
import org.baoqi.speech.library.KeptRecord;
import org.baoqi.speech.match.MatchLog;
import org.baoqi.speech.match.MatchState;

/** Writes all games into one file, one after the other, and takes back those that are not there. */
final class LibraryBackup {
    /** A game that was not finished elsewhere is not the one that was being played here. */
    private static final long NOT_PLAYED_HERE = 0;

    /** @param lost how many games of the file could not be read */
    record Restored(int games, int added, int lost) {}

    private final BaoqiDatabase database;
    private final StoredRecord records;

    LibraryBackup(BaoqiDatabase database, StoredRecord records) {
        this.database = database;
        this.records = records;
    }

    void write(List<Listed> games, OutputStream out) throws IOException {
        Iterable<KeptRecord> all = () -> {
            Iterator<Listed> rest = games.iterator();
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
        return Disk.read(() -> {
            GameRow row = database.games().find(game);
            List<String> log = database.events().lines(game);
            return new KeptRecord(
                    log.isEmpty() ? "" : String.join("\n", log) + "\n",
                    Pgn.write(records.load(row)),
                    row.favourite,
                    Set.of());
        });
    }

    /** A game with the same moves stays as it is, but becomes a favourite if it was one. */
    Restored bringBack(byte[] file) {
        Backup.Reading reading = Backup.read(file);
        int added = 0;
        int lost = reading.lost();
        for (KeptRecord game : reading.games()) {
            Optional<Facts> facts = facts(game);
            if (!facts.isPresent()) lost++;
            else if (add(game, facts.get())) added++;
        }
        return new Restored(reading.games().size() + reading.lost(), added, lost);
    }

    private static Optional<Facts> facts(KeptRecord game) {
        if (game.log().isEmpty()) return record(game).map(Facts::of);
        return MatchLog.read(RoomGameStore.log(lines(game))) instanceof MatchLog.Reading.Read read
                ? Optional.of(Facts.of(MatchState.of(read.events())))
                : Optional.empty();
    }

    private static Optional<GameRecord> record(KeptRecord game) {
        return Pgn.read(game.pgn(), Position.initial()).games().stream().findFirst();
    }

    private static List<String> lines(KeptRecord game) {
        return game.log().isEmpty() ? List.of() : Arrays.asList(game.log().split("\n"));
    }

    private boolean add(KeptRecord game, Facts facts) {
        return Disk.write(database, () -> {
            boolean known = database.games().countOf(facts.digest()) > 0;
            if (!known) insert(game, FactColumns.of(facts, database.players()));
            else if (game.favourite()) database.games().setFavourite(facts.digest());
            return !known;
        });
    }

    private void insert(KeptRecord game, FactColumns facts) {
        GameRow.Origin origin = game.log().isEmpty() ? GameRow.Origin.IMPORTED : GameRow.Origin.PLAYED;
        long now = System.currentTimeMillis();
        long row = database.games()
                .add(new GameRow(
                        0,
                        UUID.randomUUID().toString(),
                        origin,
                        now,
                        NOT_PLAYED_HERE,
                        null,
                        game.favourite(),
                        null,
                        facts));
        List<EventRow> events = new ArrayList<>();
        for (String line : lines(game)) events.add(new EventRow(row, events.size(), line));
        database.events().add(events);
        record(game).ifPresent(record -> records.save(row, record));
    }
}
