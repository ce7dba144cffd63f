package org.baoqi.app;

import android.app.Application;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.baoqi.app.voice.VoiceBox;
import org.baoqi.app.voice.VoiceOptions;
import org.baoqi.speech.Language;
import org.baoqi.speech.SpokenLanguage;

/** Owns what lives as long as the process: the database, the thread that waits for it, and the voice. */
public final class BaoqiApplication extends Application {
    private BaoqiDatabase database;
    private ExecutorService disk;
    private VoiceBox voice;

    @Override
    public void onCreate() {
        super.onCreate();
        database = BaoqiDatabase.open(this);
        disk = Executors.newSingleThreadExecutor();
        voice = new VoiceBox(this, VoiceOptions.standard(spoken()));
    }

    /** Never called on a phone, where processes just end. */
    @Override
    public void onTerminate() {
        voice.shutdown();
        disk.shutdown();
        database.close();
        super.onTerminate();
    }

    /** Everything is said through this. */
    public VoiceBox voice() {
        return voice;
    }

    private SpokenLanguage spoken() {
        return SpokenLanguage.of(Language.fromTag(getString(R.string.language)).get());
    }

    BaoqiDatabase database() {
        return database;
    }

    /** Reads and writes of the database, one after the other. */
    ExecutorService disk() {
        return disk;
    }
}
