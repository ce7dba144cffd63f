package org.baoqi.app.voice;

import android.content.Context;
import android.content.Intent;
import android.media.AudioManager;
import android.media.session.MediaSession;
import android.media.session.PlaybackState;
import android.view.KeyEvent;
import java.util.function.BooleanSupplier;

/**
 * Push to talk by keys. The activity that wants it gives each key event to {@link #handles} from its {@code
 * dispatchKeyEvent}; between {@link #open} and {@link #close} the button of a wireless headset comes here as well.
 */
public final class TalkButtons {
    private final Context context;
    private final BooleanSupplier wanted;
    private final Runnable listen;
    private final Runnable finish;
    private final TalkKeys keys = new TalkKeys();
    private MediaSession session;

    /**
     * @param wanted whether the player wants keys to listen
     * @param listen what the button on the screen does; asked while it listens, it finishes
     */
    public TalkButtons(Context context, BooleanSupplier wanted, Runnable listen, Runnable finish) {
        this.context = context;
        this.wanted = wanted;
        this.listen = listen;
        this.finish = finish;
    }

    /** True where nobody else shall see the event. */
    public boolean handles(KeyEvent event) {
        if (!wanted.getAsBoolean()) return false;
        TalkKeys.Answer answer = event.getAction() == KeyEvent.ACTION_DOWN
                ? keys.pressed(event.getKeyCode(), event.getRepeatCount())
                : keys.released(event.getKeyCode());
        act(answer);
        return answer != TalkKeys.Answer.PASS;
    }

    /** Takes the headset's button. */
    public void open() {
        session = new MediaSession(context, "talk");
        session.setCallback(new MediaSession.Callback() {
            @Override
            public boolean onMediaButtonEvent(Intent intent) {
                return handles(key(intent));
            }
        });
        session.setPlaybackState(new PlaybackState.Builder()
                .setActions(PlaybackState.ACTION_PLAY_PAUSE)
                .setState(PlaybackState.STATE_PLAYING, 0, 1)
                .build());
        session.setActive(true);
    }

    public void close() {
        session.release();
    }

    @SuppressWarnings("deprecation") // The other form is not on Android 8.
    private static KeyEvent key(Intent intent) {
        return intent.getParcelableExtra(Intent.EXTRA_KEY_EVENT);
    }

    private void act(TalkKeys.Answer answer) {
        switch (answer) {
            case LISTEN -> listen.run();
            case FINISH -> finish.run();
            case LOUDER -> turnVolume(AudioManager.ADJUST_RAISE);
            case SOFTER -> turnVolume(AudioManager.ADJUST_LOWER);
            default -> {}
        }
    }

    private void turnVolume(int direction) {
        context.getSystemService(AudioManager.class)
                .adjustSuggestedStreamVolume(direction, AudioManager.USE_DEFAULT_STREAM_TYPE, AudioManager.FLAG_SHOW_UI);
    }
}
