package org.baoqi.app.library;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.app.BaoqiDatabase;
import org.baoqi.speech.match.MatchLog;
import org.baoqi.speech.match.MatchState;

/** Writes all games into one file, and takes back those that are not there. */
final class LibraryBackup {
    private final BaoqiDatabase database;
    private final StoredRecord records;

    LibraryBackup(BaoqiDatabase database, StoredRecord records) {
        this.database = database;
        this.records = records;
    }

    void write(List<Listed> games, OutputStream out) throws IOException {
        Backup.begin(out);
        for (Listed game : games) {
            Optional<GameRow> row = Disk.read(() -> Optional.ofNullable(database.games().find(game.row())));
            if (row.isPresent()) Backup.write(out, entry(row.get()));
        }
    }

    private Backup.Entry entry(GameRow row) {
        return Disk.read(() -> new Backup.Entry(
                row.uid,
                row.addedAt,
                row.favourite,
                database.events().lines(row.id),
                Optional.ofNullable(row.moves).map(moves -> records.load(row))));
    }

    /** A game that is there under its name, or with the same moves, stays as it is. */
    Backup.Restored bringBack(byte[] file) {
        Backup.Reading reading = Backup.read(file);
        int added = 0;
        int damaged = reading.damaged();
        for (Backup.Entry entry : reading.entries()) {
            Optional<Facts> facts = facts(entry);
            if (!facts.isPresent()) damaged++;
            else if (add(entry, facts.get())) added++;
        }
        return new Backup.Restored(reading.entries().size() + reading.damaged(), added, damaged);
    }

    private static Optional<Facts> facts(Backup.Entry entry) {
        if (entry.log().isEmpty()) return entry.record().map(Facts::of);
        return MatchLog.read(RoomGameStore.log(entry.log())) instanceof MatchLog.Reading.Read read
                ? Optional.of(Facts.of(MatchState.of(read.events())))
                : Optional.empty();
    }

    private boolean add(Backup.Entry entry, Facts facts) {
        return Disk.write(database, () -> {
            boolean known = database.games().find(entry.id()) != null || database.games().countOf(facts.digest()) > 0;
            if (!known) insert(entry, FactColumns.of(facts, database.players()));
            return !known;
        });
    }

    private void insert(Backup.Entry entry, FactColumns facts) {
        GameRow.Origin origin = entry.log().isEmpty() ? GameRow.Origin.IMPORTED : GameRow.Origin.PLAYED;
        long game = database.games()
                .add(new GameRow(
                        0, entry.id(), origin, entry.addedAt(), entry.addedAt(), null, entry.favourite(), null, facts));
        List<EventRow> events = new ArrayList<>();
        for (String line : entry.log()) events.add(new EventRow(game, events.size(), line));
        database.events().add(events);
        entry.record().ifPresent(record -> records.save(game, record));
    }
}
