package org.baoqi.app;

import android.app.Application;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.baoqi.app.library.GameStore;
import org.baoqi.app.library.RoomGameStore;
import org.baoqi.speech.Language;
import org.baoqi.speech.Words;

/** Owns what lives as long as the process: the database and the thread that waits for it. */
public final class BaoqiApplication extends Application {
    private BaoqiDatabase database;
    private ExecutorService disk;

    @Override
    public void onCreate() {
        super.onCreate();
        database = BaoqiDatabase.open(this);
        disk = Executors.newSingleThreadExecutor();
        disk.execute(() -> BaoqiDatabase.recovery(this).runIfNeeded(database, words()));
    }

    /** Never called on a phone, where processes just end. */
    @Override
    public void onTerminate() {
        disk.shutdown();
        database.close();
        super.onTerminate();
    }

    public BaoqiDatabase database() {
        return database;
    }

    /** The games, to be asked on {@link #disk} alone. */
    public GameStore games() {
        return new RoomGameStore(database);
    }

    private Words words() {
        return Words.in(Language.fromTag(getString(R.string.language)).get());
    }

    /** Reads and writes of the database, one after the other. */
    public ExecutorService disk() {
        return disk;
    }
}
