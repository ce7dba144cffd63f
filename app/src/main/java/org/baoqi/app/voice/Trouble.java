package org.baoqi.app.voice;

import android.content.ActivityNotFoundException;
import android.content.Context;
import android.content.Intent;
import android.provider.Settings;
import android.speech.tts.TextToSpeech;
import java.util.List;
import java.util.Optional;
import org.baoqi.app.R;

/** Why the app's own voice cannot be heard, or not as it should be. */
public enum Trouble {
    /** No engine, or one that does not start or does not speak. */
    NO_ENGINE(R.string.voice_no_engine, R.string.voice_open_settings),
    /** The engine knows the language, but its voice data are not on the phone. */
    NO_DATA(R.string.voice_no_data, R.string.voice_install_data),
    /** The engine does not know the language. */
    NO_LANGUAGE(R.string.voice_no_language, R.string.voice_open_settings);

    private static final String VOICE_SETTINGS = "com.android.settings.TTS_SETTINGS";

    private final int message;
    private final int remedy;

    Trouble(int message, int remedy) {
        this.message = message;
        this.remedy = remedy;
    }

    /** The string resource that says so, and what to do. */
    public int message() {
        return message;
    }

    /** The string resource of the button that leads there. */
    public int remedy() {
        return remedy;
    }

    /** Opens the place where it can be mended, or the next best one that the phone has. */
    void openRemedy(Context context, Optional<String> engine) {
        for (Intent place : places(engine)) if (isOpened(context, place)) return;
    }

    private List<Intent> places(Optional<String> engine) {
        Intent voices = new Intent(VOICE_SETTINGS);
        Intent settings = new Intent(Settings.ACTION_SETTINGS);
        Intent data = new Intent(TextToSpeech.Engine.ACTION_INSTALL_TTS_DATA).setPackage(engine.orElse(null));
        return this == NO_DATA ? List.of(data, voices, settings) : List.of(voices, settings);
    }

    private static boolean isOpened(Context context, Intent place) {
        try {
            context.startActivity(place.addFlags(Intent.FLAG_ACTIVITY_NEW_TASK));
            return true;
        } catch (ActivityNotFoundException notThere) {
            return false;
        }
    }
}
