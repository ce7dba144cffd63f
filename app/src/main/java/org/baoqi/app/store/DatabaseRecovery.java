package org.baoqi.app.store;

import android.content.Context;
import android.database.sqlite.SQLiteDatabase;
import android.database.sqlite.SQLiteDatabaseCorruptException;
import android.database.sqlite.SQLiteException;
import androidx.sqlite.db.SupportSQLiteDatabase;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.baoqi.speech.match.MatchLog;
import org.baoqi.speech.words.Words;

/**
 * Puts a damaged database aside and starts a new one with what can be read of it. The damaged files are kept. Whenever the
 * process ends in the middle, the next one goes on: the database's own file is moved last, so that where it lies aside,
 * whatever lies in its old place is new.
 */
public final class DatabaseRecovery {
    private static final List<String> FILES = List.of("-shm", "-wal", "");

    private final File database;

    /** @param database the file, in a folder that other files may be put into */
    public DatabaseRecovery(Context context, String database) {
        this.database = context.getDatabasePath(database);
    }

    /** Notes that the database is damaged, for the next start; where there is no room for that, the next start sees for itself. */
    public void demand() {
        try {
            note();
        } catch (UncheckedIOException noRoom) {
            // Whoever came across the damage is told of that.
        }
    }

    private void note() {
        write(marker(), String.valueOf(System.currentTimeMillis()));
    }

    /**
     * Before anybody else uses the database: recovers it if it is damaged. Where the disk does not let it, everything stays
     * for the next start, and whoever reads the database is told.
     */
    public void runIfNeeded(BaoqiDatabase fresh, Words words) {
        try {
            recover(fresh, words);
        } catch (UncheckedIOException | SQLiteException refused) {
            // The app opens all the same.
        }
    }

    private void recover(BaoqiDatabase fresh, Words words) {
        if (!isDemanded() && opens()) return;
        if (!isDemanded()) note();
        File folder = new File(database.getParentFile(), "damaged-" + read(marker()));
        moveInto(folder);
        salvage(folder, fresh, words);
        delete(marker());
    }

    /** Folders of databases that were damaged, with as much of them as there was. */
    public List<File> damaged() {
        File[] folders = database.getParentFile().listFiles((parent, name) -> name.startsWith("damaged-"));
        return folders == null ? List.of() : List.of(folders);
    }

    /** How many games were taken over from a damaged database. */
    public static Optional<Integer> saved(File folder) {
        File report = new File(folder, "saved");
        return report.exists() ? Optional.of(Integer.valueOf(read(report))) : Optional.empty();
    }

    private File marker() {
        return new File(database.getPath() + ".damaged");
    }

    private boolean isDemanded() {
        return marker().exists();
    }

    private boolean opens() {
        if (!database.exists()) return true;
        try (SQLiteDatabase opened = open(database)) {
            return opened.getVersion() > 0;
        } catch (SQLiteDatabaseCorruptException damaged) {
            return false;
        }
    }

    private static SQLiteDatabase open(File file) {
        return SQLiteDatabase.openDatabase(file.getPath(), null, SQLiteDatabase.OPEN_READWRITE, damaged -> {});
    }

    private void moveInto(File folder) {
        boolean moved = new File(folder, database.getName()).exists();
        create(folder);
        for (String ending : FILES) {
            File file = new File(database.getPath() + ending);
            if (moved) delete(file);
            else if (file.exists()) move(file, new File(folder, file.getName()));
        }
    }

    private void salvage(File folder, BaoqiDatabase fresh, Words words) {
        write(new File(folder, "saved"), String.valueOf(saveFrom(folder, fresh, words)));
    }

    /** Not even one game where nothing can be read, or the disk has no room for two databases. */
    private int saveFrom(File folder, BaoqiDatabase fresh, Words words) {
        try (SQLiteDatabase damaged = open(new File(folder, database.getName()))) {
            return Salvage.run(damaged, fresh, words);
        } catch (SQLiteException | GameStore.StorageException impossible) {
            return 0;
        }
    }

    private static void create(File folder) {
        if (!folder.isDirectory() && !folder.mkdirs()) throw new UncheckedIOException(new IOException("no " + folder));
    }

    private static void move(File from, File to) {
        if (!from.renameTo(to)) throw new UncheckedIOException(new IOException("cannot move " + from));
    }

    private static void delete(File file) {
        if (file.exists() && !file.delete()) throw new UncheckedIOException(new IOException("cannot delete " + file));
    }

    /** A file is there with all of its text, or not at all. */
    private static void write(File file, String text) {
        Path unfinished = new File(file.getPath() + ".new").toPath();
        try {
            Files.write(unfinished, text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        move(unfinished.toFile(), file);
    }

    private static String read(File file) {
        try {
            return new String(Files.readAllBytes(file.toPath()), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Copies what can be read of a damaged database into a new one. A game whose row is lost comes back from its events;
     * a log that misses an event is kept up to there, for what followed cannot be understood without it. Where a page is
     * bad that leads to others, those are lost too; the damaged file is kept for who can read it otherwise.
     */
    private static final class Salvage {
        private static final List<String> TABLES =
                List.of("players", "games", "events", "tags", "comments", "analysis");
        private static final List<String> PARTS = List.of("events", "tags", "comments", "analysis");

        private final SQLiteDatabase damaged;
        private final BaoqiDatabase into;
        private final Words words;

        private Salvage(SQLiteDatabase damaged, BaoqiDatabase into, Words words) {
            this.damaged = damaged;
            this.into = into;
            this.words = words;
        }

        /** All or nothing, so that it can be done again when the process ends in the middle; counts the games. */
        static int run(SQLiteDatabase damaged, BaoqiDatabase into, Words words) {
            Salvage salvage = new Salvage(damaged, into, words);
            return DatabaseWork.write(into, salvage::run);
        }

        private int run() {
            SupportSQLiteDatabase target = into.getOpenHelper().getWritableDatabase();
            target.execSQL("PRAGMA defer_foreign_keys = ON");
            for (String table : TABLES)
                DamagedTable.read(damaged, table, row -> target.insert(table, SQLiteDatabase.CONFLICT_IGNORE, row));
            List<Long> games = into.games().idsWithTheirEvents();
            games.forEach(this::mend);
            for (String part : PARTS)
                target.execSQL("DELETE FROM " + part + " WHERE game NOT IN (SELECT id FROM games)");
            return into.games().count();
        }

        private void mend(long game) {
            into.events().cutFrom(game, soundLines(into.events().numbers(game)));
            Optional<MatchLog.Reading.Read> log = new StoredRecord(into, words).log(game);
            Optional<GameRow> row = Optional.ofNullable(into.games().find(game));
            if (log.isPresent()) mend(game, row, GameFacts.of(log.get().state()));
            else if (row.isPresent() && row.get().moves != null)
                mend(game, row, GameFacts.of(new StoredRecord(into, words).load(row.get())));
            else into.games().delete(game);
        }

        private void mend(long game, Optional<GameRow> row, GameFacts facts) {
            FactColumns columns = FactColumns.of(facts, into.players());
            if (row.isPresent()) into.games().update(new GameRow.ProgressColumns(game, row.get().changedAt, columns));
            else into.games().add(GameRow.found(game, System.currentTimeMillis(), columns));
        }

        /** How many lines follow one another from the first. */
        private static int soundLines(List<Integer> numbers) {
            int sound = 0;
            for (int number : numbers) if (number == sound) sound++;
            return sound;
        }
    }
}
