package org.baoqi.app.store;

import android.database.sqlite.SQLiteDatabaseCorruptException;
import android.database.sqlite.SQLiteFullException;
import org.baoqi.app.R;

/** Why something could not be kept or read. */
public enum StorageProblem {
    FULL(R.string.storage_full),
    /** The database can no longer be read as a whole. */
    DAMAGED(R.string.storage_damaged),
    BROKEN(R.string.storage_broken),
    /** A file of another app can be read or written no more. */
    DOCUMENT(R.string.document_unreadable);

    private final int message;

    StorageProblem(int message) {
        this.message = message;
    }

    /** The string resource that says so, and what to do. */
    public int message() {
        return message;
    }

    static StorageProblem of(Throwable cause) {
        if (cause instanceof SQLiteFullException) return FULL;
        return cause instanceof SQLiteDatabaseCorruptException ? DAMAGED : BROKEN;
    }
}
