package org.baoqi.app.speak;

import android.content.Context;
import android.os.VibrationEffect;
import android.os.Vibrator;
import java.util.function.BooleanSupplier;

/** Vibrates under a finger. The patterns differ in number and length, which every phone can do, not in strength. */
public final class Haptics {
    private static final int ONCE = -1;

    private final Vibrator vibrator;
    private final BooleanSupplier wanted;

    /** A thing to feel: pauses and pulses in turn, in milliseconds. */
    public enum Touch {
        /** An empty point. */
        EMPTY(0, 12),
        /** A piece of the player's own. */
        OWN(0, 50),
        /** A piece of his opponent. */
        ENEMY(0, 30, 60, 30),
        /** The finger has left the board. */
        EDGE(0, 12, 40, 12, 40, 12),
        PICKED_UP(0, 120),
        PUT_DOWN(0, 60, 40, 120),
        /** The piece stays where it stood. */
        PUT_BACK(0, 120, 40, 60),
        /** The microphone. */
        OPENED(0, 40),
        CLOSED(0, 20, 60, 20),
        /** Something urgent was said, for who does not hear it. */
        ALARM(0, 400, 200, 400, 200, 400);

        private final long[] timings;

        Touch(long... timings) {
            this.timings = timings;
        }

        long[] timings() {
            return timings.clone();
        }
    }

    public Haptics(Context context, BooleanSupplier wanted) {
        this.vibrator = context.getSystemService(Vibrator.class);
        this.wanted = wanted;
    }

    public void feel(Touch touch) {
        if (wanted.getAsBoolean() && vibrator != null)
            vibrator.vibrate(VibrationEffect.createWaveform(touch.timings(), ONCE));
    }
}
