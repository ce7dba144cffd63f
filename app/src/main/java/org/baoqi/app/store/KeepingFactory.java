package org.baoqi.app.store;

import androidx.annotation.NonNull;
import androidx.sqlite.db.SupportSQLiteDatabase;
import androidx.sqlite.db.SupportSQLiteOpenHelper;
import androidx.sqlite.db.framework.FrameworkSQLiteOpenHelperFactory;

/** Opens databases as Room does, but does not delete one that turns out to be damaged, which Android does otherwise. */
public final class KeepingFactory implements SupportSQLiteOpenHelper.Factory {
    private final SupportSQLiteOpenHelper.Factory base = new FrameworkSQLiteOpenHelperFactory();
    private final Runnable onDamage;

    /** @param onDamage is run on whichever thread came across the damage, before that thread hears of it */
    public KeepingFactory(Runnable onDamage) {
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
