package org.baoqi.app.speak;

import android.content.Context;
import android.media.AudioFocusRequest;
import android.media.AudioManager;
import java.time.Duration;

/** Lets other sounds be lowered while the app speaks. It speaks also where that is denied: what it says must be heard. */
public final class AudioFocus {
    /** Sounds do not come up between two announcements. */
    private static final Duration LINGER = Duration.ofMillis(500);

    private final AudioManager manager;
    private final Later later;
    private final AudioFocusRequest request = new AudioFocusRequest.Builder(
                    AudioManager.AUDIOFOCUS_GAIN_TRANSIENT_MAY_DUCK)
            .setAudioAttributes(AndroidEngine.AUDIO)
            .build();
    private Runnable callOff = () -> {};

    public AudioFocus(Context context, Later later) {
        this.manager = context.getSystemService(AudioManager.class);
        this.later = later;
    }

    void take() {
        callOff.run();
        manager.requestAudioFocus(request);
    }

    void leave() {
        callOff.run();
        callOff = later.after(LINGER, () -> manager.abandonAudioFocusRequest(request));
    }
}
