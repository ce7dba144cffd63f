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
import androidx.sqlite.db.SupportSQLiteOpenHelper;
import androidx.sqlite.db.framework.FrameworkSQLiteOpenHelperFactory;
import org.baoqi.app.store.AnalysisDao.AnalysisRow;
import org.baoqi.app.store.EventDao.EventRow;
import org.baoqi.app.store.NoteDao.CommentRow;
import org.baoqi.app.store.NoteDao.TagRow;
import org.baoqi.app.store.PlayerDao.PlayerRow;

/** The app's database: its tables, its versions, and how its file is opened. */
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
        return open(context, file, new FrameworkSQLiteOpenHelperFactory());
    }

    /** @param disk opens the file itself */
    public static BaoqiDatabase open(Context context, String file, SupportSQLiteOpenHelper.Factory disk) {
        return Room.databaseBuilder(context, BaoqiDatabase.class, file)
                .setJournalMode(JournalMode.WRITE_AHEAD_LOGGING)
                .openHelperFactory(new KeepingFactory(disk, () -> new DatabaseRecovery(context, file).demand()))
                .addCallback(new FullSync())
                .build();
    }

    /** Waits until a commit is on the disk, not only on its way to it: phones differ in what they do by default. */
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

    /** Opens databases as Room does, but does not delete one that turns out to be damaged, which Android does otherwise. */
    private static final class KeepingFactory implements SupportSQLiteOpenHelper.Factory {
        private final SupportSQLiteOpenHelper.Factory base;
        private final Runnable onDamage;

        /** @param onDamage is run on whichever thread came across the damage, before that thread hears of it */
        KeepingFactory(SupportSQLiteOpenHelper.Factory base, Runnable onDamage) {
            this.base = base;
            this.onDamage = onDamage;
        }

        @NonNull
        @Override
        public SupportSQLiteOpenHelper create(@NonNull SupportSQLiteOpenHelper.Configuration asked) {
            return base.create(SupportSQLiteOpenHelper.Configuration.builder(asked.context)
                    .name(asked.name)
                    .callback(new Keeping(asked.callback))
                    .build());
        }

        private final class Keeping extends SupportSQLiteOpenHelper.Callback {
            private final SupportSQLiteOpenHelper.Callback room;

            Keeping(SupportSQLiteOpenHelper.Callback room) {
                super(room.version);
                this.room = room;
            }

            @Override
            public void onCorruption(@NonNull SupportSQLiteDatabase database) {
                onDamage.run();
            }

            @Override
            public void onConfigure(@NonNull SupportSQLiteDatabase database) {
                room.onConfigure(database);
            }

            @Override
            public void onCreate(@NonNull SupportSQLiteDatabase database) {
                room.onCreate(database);
            }

            @Override
            public void onUpgrade(@NonNull SupportSQLiteDatabase database, int from, int to) {
                room.onUpgrade(database, from, to);
            }

            @Override
            public void onDowngrade(@NonNull SupportSQLiteDatabase database, int from, int to) {
                room.onDowngrade(database, from, to);
            }

            @Override
            public void onOpen(@NonNull SupportSQLiteDatabase database) {
                room.onOpen(database);
            }
        }
    }
}
