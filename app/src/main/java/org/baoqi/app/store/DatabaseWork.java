package org.baoqi.app.store;

import android.database.sqlite.SQLiteException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/** Reads from the database and writes to it; throws {@link GameStore.StorageException} where the disk refuses. */
final class DatabaseWork {
    private DatabaseWork() {}

    static <T> T read(Supplier<T> work) {
        try {
            return work.get();
        } catch (SQLiteException e) {
            throw new GameStore.StorageException(e);
        }
    }

    /** All of it is kept, or nothing. */
    static <T> T write(BaoqiDatabase database, Supplier<T> work) {
        AtomicReference<SQLiteException> reason = new AtomicReference<>();
        try {
            return database.runInTransaction(() -> noting(reason, work));
        } catch (SQLiteException e) {
            // Where SQLite has rolled back by itself, the second rollback's failure hides why.
            throw new GameStore.StorageException(reason.get() == null ? e : reason.get());
        }
    }

    private static <T> T noting(AtomicReference<SQLiteException> reason, Supplier<T> work) {
        try {
            return work.get();
        } catch (SQLiteException e) {
            reason.set(e);
            throw e;
        }
    }
}
