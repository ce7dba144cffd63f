package org.baoqi.app.speak;

import android.content.ActivityNotFoundException;
import android.content.Context;
import android.content.Intent;
import android.provider.Settings;
import android.speech.tts.TextToSpeech;
import java.util.List;
import java.util.Optional;
import org.baoqi.speech.words.Words;

/** Why the app's own voice cannot be heard, or not as it should be. */
public enum VoiceProblem {
    /** No engine, or one that does not start or does not speak. */
    NO_ENGINE,
    /** The engine knows the language, but its voice data are not on the phone. */
    NO_DATA,
    /** The engine does not know the language. */
    NO_LANGUAGE;

    private static final String VOICE_SETTINGS = "com.android.settings.TTS_SETTINGS";

    /** A sentence that says what is wrong, and what to do. */
    public String message(Words words) {
        return words.say("trouble." + this);
    }

    /** Where the button leads that mends it. */
    public String remedy(Words words) {
        return words.say("trouble." + this + ".remedy");
    }

    /** Opens the place where it can be mended, or the next best one that the phone has. */
    public void openRemedy(Context context, Optional<String> engine) {
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
