package org.baoqi.app;

import android.app.Application;
import android.os.Handler;
import android.os.Looper;
import android.os.SystemClock;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.baoqi.app.referee.RefereeRoom;
import org.baoqi.app.settings.Choices;
import org.baoqi.app.settings.Settings;
import org.baoqi.app.settings.SettingsStore;
import org.baoqi.app.voice.Later;
import org.baoqi.app.voice.VoiceBox;
import org.baoqi.app.voice.VoiceOptions;
import org.baoqi.rules.clock.Moment;
import org.baoqi.speech.Language;

/** Owns what lives as long as the process: the database, the thread that waits for it, the settings and the voice. */
public final class BaoqiApplication extends Application {
    private BaoqiDatabase database;
    private ExecutorService disk;
    private SettingsStore settings;
    private VoiceBox voice;
    private RefereeRoom referee;

    @Override
    public void onCreate() {
        super.onCreate();
        voice = new VoiceBox(this, options(Settings.STANDARD));
        database = BaoqiDatabase.open(this);
        disk = Executors.newSingleThreadExecutor();
        settings = new SettingsStore(
                () -> getSharedPreferences("settings", MODE_PRIVATE), disk, new Handler(Looper.getMainLooper())::post);
        settings.observe(chosen -> voice.choose(options(chosen)));
        referee = new RefereeRoom(
                () -> getFilesDir().toPath().resolve("referee"),
                disk,
                new Handler(Looper.getMainLooper())::post,
                Later.onMainThread(),
                () -> new Moment(SystemClock.elapsedRealtimeNanos()),
                said -> voice.speaking().say(said));
    }

    /** Never called on a phone, where processes just end. */
    @Override
    public void onTerminate() {
        voice.shutdown();
        disk.shutdown();
        database.close();
        super.onTerminate();
    }

    /** What the user has chosen. */
    public SettingsStore settings() {
        return settings;
    }

    /** The match that is refereed on this phone. */
    public RefereeRoom referee() {
        return referee;
    }

    /** Everything is said and heard through this. */
    public VoiceBox voice() {
        return voice;
    }

    private VoiceOptions options(Settings chosen) {
        Language phones = Language.fromTag(getString(R.string.language)).get();
        return VoiceOptions.of(chosen, chosen.get(Choices.LANGUAGE).orElse(phones));
    }

    BaoqiDatabase database() {
        return database;
    }

    /** Reads and writes of the database, one after the other. */
    ExecutorService disk() {
        return disk;
    }
}
