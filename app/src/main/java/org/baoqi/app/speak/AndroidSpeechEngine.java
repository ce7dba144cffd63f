package org.baoqi.app.speak;

import android.content.Context;
import android.media.AudioAttributes;
import android.media.AudioFocusRequest;
import android.media.AudioManager;
import android.os.Bundle;
import android.speech.tts.TextToSpeech;
import android.speech.tts.UtteranceProgressListener;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.baoqi.app.speak.AppVoice.SpeechEngine;

/** An engine of Android's {@link TextToSpeech}. It reports on threads of its own; what it reports comes on ours. */
public final class AndroidSpeechEngine implements SpeechEngine, VoiceCatalog {
    /** Speaks over music, and breaks TalkBack off where the player wants the app's own voice; others talk over it. */
    static final AudioAttributes AUDIO = new AudioAttributes.Builder()
            .setUsage(AudioAttributes.USAGE_ASSISTANT)
            .setContentType(AudioAttributes.CONTENT_TYPE_SPEECH)
            .build();

    private final VoiceOptions options;
    private final Events events;
    private final AudioFocus focus;
    private final Consumer<Optional<VoiceProblem>> onTrouble;
    private final TextToSpeech speech;

    public AndroidSpeechEngine(
            Context context,
            VoiceOptions options,
            Events events,
            AudioFocus focus,
            Executor main,
            Consumer<Optional<VoiceProblem>> onTrouble) {
        this.options = options;
        this.events = events;
        this.focus = focus;
        this.onTrouble = onTrouble;
        speech = new TextToSpeech(
                context,
                status -> main.execute(() -> started(status)),
                options.engine().orElse(null));
        speech.setOnUtteranceProgressListener(new UtteranceReports(main));
    }

    @Override
    public boolean speak(long id, String text) {
        focus.take();
        return speech.speak(text, TextToSpeech.QUEUE_FLUSH, Bundle.EMPTY, Long.toString(id)) == TextToSpeech.SUCCESS;
    }

    @Override
    public void stop() {
        focus.leave();
        speech.stop();
    }

    @Override
    public void shutdown() {
        focus.leave();
        speech.shutdown();
    }

    @Override
    public List<EngineName> engines() {
        return new VoicePicker(speech).engines();
    }

    @Override
    public List<VoiceName> voices() {
        return new VoicePicker(speech).voices(options.language());
    }

    private void started(int status) {
        if (status == TextToSpeech.SUCCESS) makeReady();
        else events.unavailable();
    }

    private void makeReady() {
        speech.setAudioAttributes(AUDIO);
        speech.setSpeechRate(options.rate());
        speech.setPitch(options.pitch());
        onTrouble.accept(new VoicePicker(speech).pick(options));
        events.ready();
    }

    /** Passes on what the engine reports. */
    private final class UtteranceReports extends UtteranceProgressListener {
        private final Executor main;

        UtteranceReports(Executor main) {
            this.main = main;
        }

        @Override
        public void onStart(String id) {
            main.execute(() -> events.begun(Long.parseLong(id)));
        }

        @Override
        public void onDone(String id) {
            main.execute(() -> {
                focus.leave();
                events.done(Long.parseLong(id));
            });
        }

        /** Engines of Android 5 and later call the other one, which this class leaves as it is: it calls this. */
        @Override
        @Deprecated
        public void onError(String id) {
            main.execute(() -> events.broken(Long.parseLong(id)));
        }

        @Override
        public void onStop(String id, boolean interrupted) {
            main.execute(() -> events.broken(Long.parseLong(id)));
        }
    }

    /** Lets other sounds be lowered while the app speaks. It speaks also where that is denied: it must be heard. */
    public static final class AudioFocus {
        /** Sounds do not come up between two announcements. */
        private static final Duration LINGER = Duration.ofMillis(500);

        private final AudioManager manager;
        private final MainThreadTimer timer;
        private final AudioFocusRequest request = new AudioFocusRequest.Builder(
                        AudioManager.AUDIOFOCUS_GAIN_TRANSIENT_MAY_DUCK)
                .setAudioAttributes(AndroidSpeechEngine.AUDIO)
                .build();
        private Runnable callOff = () -> {};

        public AudioFocus(Context context, MainThreadTimer timer) {
            this.manager = context.getSystemService(AudioManager.class);
            this.timer = timer;
        }

        void take() {
            callOff.run();
            manager.requestAudioFocus(request);
        }

        void leave() {
            callOff.run();
            callOff = timer.after(LINGER, () -> manager.abandonAudioFocusRequest(request));
        }
    }
}
