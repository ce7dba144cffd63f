package org.baoqi.app.listen;

import android.content.Context;
import android.content.Intent;
import android.media.AudioManager;
import android.media.session.MediaSession;
import android.media.session.PlaybackState;
import android.view.KeyEvent;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Push to talk by keys, while a screen wants it: between {@link #open} and {@link #close}. The window gives each key to
 * {@link #handles} first; the button of a wireless headset comes by itself.
 */
public final class TalkButtons {
    private final Context context;
    private final BooleanSupplier wanted;
    private final TalkKeys keys = new TalkKeys();
    private Optional<Runnable> listen = Optional.empty();
    private Runnable finish;
    private MediaSession session;

    /** @param wanted whether the player wants keys to listen */
    public TalkButtons(Context context, BooleanSupplier wanted) {
        this.context = context;
        this.wanted = wanted;
    }

    /**
     * A screen wants to be talked to.
     *
     * @param onListen what its talk button does
     * @param onFinish called when a key that was held is let go
     */
    public void open(Runnable onListen, Runnable onFinish) {
        listen = Optional.of(onListen);
        finish = onFinish;
        session = new MediaSession(context, "talk");
        session.setCallback(new HeadsetButton());
        session.setPlaybackState(new PlaybackState.Builder()
                .setActions(PlaybackState.ACTION_PLAY_PAUSE)
                .setState(PlaybackState.STATE_PLAYING, 0, 1)
                .build());
        session.setActive(true);
    }

    /** It is gone. */
    public void close() {
        listen = Optional.empty();
        session.release();
    }

    /** True where nobody else shall see the key. */
    public boolean handles(KeyEvent event) {
        if (!listen.isPresent() || !wanted.getAsBoolean()) return false;
        TalkKeys.KeyAction answer = event.getAction() == KeyEvent.ACTION_DOWN
                ? keys.pressed(event.getKeyCode(), event.getRepeatCount())
                : keys.released(event.getKeyCode());
        act(answer);
        return answer != TalkKeys.KeyAction.PASS;
    }

    private void act(TalkKeys.KeyAction answer) {
        switch (answer) {
            case LISTEN -> listen.get().run();
            case FINISH -> finish.run();
            case LOUDER -> turnVolume(AudioManager.ADJUST_RAISE);
            case SOFTER -> turnVolume(AudioManager.ADJUST_LOWER);
            default -> {}
        }
    }

    private void turnVolume(int direction) {
        context.getSystemService(AudioManager.class)
                .adjustSuggestedStreamVolume(
                        direction, AudioManager.USE_DEFAULT_STREAM_TYPE, AudioManager.FLAG_SHOW_UI);
    }

    /** Hands on the key that a headset sends. */
    private final class HeadsetButton extends MediaSession.Callback {
        @Override
        @SuppressWarnings("deprecation") // The other form is not on Android 8.
        public boolean onMediaButtonEvent(Intent intent) {
            KeyEvent key = intent.getParcelableExtra(Intent.EXTRA_KEY_EVENT);
            return key != null && handles(key);
        }
    }
}
