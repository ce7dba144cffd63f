package org.baoqi.app.store;

import android.content.Context;
import androidx.annotation.NonNull;
import androidx.room.AutoMigration;
import androidx.room.Database;
import androidx.room.DeleteTable;
import androidx.room.Room;
import androidx.room.RoomDatabase;
import androidx.room.migration.AutoMigrationSpec;
import androidx.sqlite.db.SupportSQLiteDatabase;

@Database(
        entities = {PlayerRow.class, GameRow.class, EventRow.class, TagRow.class, CommentRow.class, AnalysisRow.class},
        version = 3,
        autoMigrations = {
            @AutoMigration(from = 1, to = 2),
            @AutoMigration(from = 2, to = 3, spec = BaoqiDatabase.WithoutShownBoard.class)
        })
public abstract class BaoqiDatabase extends RoomDatabase {
    public static final String FILE = "baoqi.db";

    public static BaoqiDatabase open(Context context) {
        return open(context, FILE);
    }

    public static BaoqiDatabase open(Context context, String file) {
        return Room.databaseBuilder(context, BaoqiDatabase.class, file)
                .setJournalMode(JournalMode.WRITE_AHEAD_LOGGING)
                .openHelperFactory(new KeepingFactory(() -> new Recovery(context, file).demand()))
                .addCallback(new FullSync())
                .build();
    }

    /** What is committed is on the disk, not only on its way to it: phones differ in what they do by default. */
    private static final class FullSync extends Callback {
        @Override
        public void onOpen(@NonNull SupportSQLiteDatabase database) {
            database.execSQL("PRAGMA synchronous = FULL");
        }
    }

    /** The first version had a board to look at, and kept what it showed. */
    @DeleteTable(tableName = "shown_board")
    static final class WithoutShownBoard implements AutoMigrationSpec {}

    public abstract GameDao games();

    public abstract EventDao events();

    public abstract PlayerDao players();

    public abstract NoteDao notes();

    public abstract AnalysisDao analysis();
}
