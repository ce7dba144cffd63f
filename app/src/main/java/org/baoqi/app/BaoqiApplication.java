package org.baoqi.app;

import android.app.Application;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Owns what lives as long as the process: the database and the thread that waits for it. */
public final class BaoqiApplication extends Application {
    private BaoqiDatabase database;
    private ExecutorService disk;

    @Override
    public void onCreate() {
        super.onCreate();
        database = BaoqiDatabase.open(this);
        disk = Executors.newSingleThreadExecutor();
    }

    /** Never called on a phone, where processes just end. */
    @Override
    public void onTerminate() {
        disk.shutdown();
        database.close();
        super.onTerminate();
    }

    BaoqiDatabase database() {
        return database;
    }

    /** Reads and writes of the database, one after the other. */
    ExecutorService disk() {
        return disk;
    }
}
