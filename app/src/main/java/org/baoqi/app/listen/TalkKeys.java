package org.baoqi.app.listen;

import android.view.KeyEvent;
import java.util.Set;

/**
 * Decides what a key of the phone or of a headset means for push to talk. Who holds a volume key talks for as long as he
 * holds it; pressed shortly it still turns the volume. A headset's button begins, and pressed once more ends. {@link TalkButtons}
 * does what is decided here.
 */
final class TalkKeys {
    private static final Set<Integer> VOLUME = Set.of(KeyEvent.KEYCODE_VOLUME_UP, KeyEvent.KEYCODE_VOLUME_DOWN);
    private static final Set<Integer> BUTTONS = Set.of(
            KeyEvent.KEYCODE_HEADSETHOOK,
            KeyEvent.KEYCODE_MEDIA_PLAY_PAUSE,
            KeyEvent.KEYCODE_MEDIA_PLAY,
            KeyEvent.KEYCODE_MEDIA_PAUSE,
            KeyEvent.KEYCODE_VOICE_ASSIST);

    private boolean talking;

    /** The thing to do about a key. */
    enum KeyAction {
        /** It is none of ours. */
        PASS,
        /** It is ours, and nothing is to be done yet. */
        KEEP,
        LISTEN,
        /** The player has said all. */
        FINISH,
        LOUDER,
        SOFTER
    }

    /** @param repeats how often a key that is held down has been reported before */
    KeyAction pressed(int key, int repeats) {
        if (BUTTONS.contains(key)) return repeats == 0 ? KeyAction.LISTEN : KeyAction.KEEP;
        if (!VOLUME.contains(key)) return KeyAction.PASS;
        if (repeats == 0 || talking) return KeyAction.KEEP;
        talking = true;
        return KeyAction.LISTEN;
    }

    KeyAction released(int key) {
        if (BUTTONS.contains(key)) return KeyAction.KEEP;
        if (!VOLUME.contains(key)) return KeyAction.PASS;
        boolean wasTalking = talking;
        talking = false;
        if (wasTalking) return KeyAction.FINISH;
        return key == KeyEvent.KEYCODE_VOLUME_UP ? KeyAction.LOUDER : KeyAction.SOFTER;
    }
}
