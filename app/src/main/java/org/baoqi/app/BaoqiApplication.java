package org.baoqi.app;

import android.app.Application;
import android.os.Handler;
import android.os.Looper;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.baoqi.app.settings.SettingsStore;

/** Owns what lives as long as the process: the database and the thread that waits for it. */
public final class BaoqiApplication extends Application {
    private BaoqiDatabase database;
    private ExecutorService disk;
    private SettingsStore settings;

    @Override
    public void onCreate() {
        super.onCreate();
        database = BaoqiDatabase.open(this);
        disk = Executors.newSingleThreadExecutor();
        settings = new SettingsStore(
                () -> getSharedPreferences("settings", MODE_PRIVATE), disk, new Handler(Looper.getMainLooper())::post);
    }

    /** Never called on a phone, where processes just end. */
    @Override
    public void onTerminate() {
        disk.shutdown();
        database.close();
        super.onTerminate();
    }

    /** What the user has chosen. */
    public SettingsStore settings() {
        return settings;
    }

    BaoqiDatabase database() {
        return database;
    }

    /** Reads and writes of the database, one after the other. */
    ExecutorService disk() {
        return disk;
    }
}
