package org.baoqi.app.speak;

import android.content.Context;
import android.media.AudioAttributes;
import android.os.Bundle;
import android.speech.tts.TextToSpeech;
import android.speech.tts.UtteranceProgressListener;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/** An engine of Android's {@link TextToSpeech}. It reports on threads of its own; what it reports comes on ours. */
public final class AndroidEngine implements Engine, VoiceCatalog {
    /** Speaks over music, and breaks TalkBack off where the player wants the app's own voice; others talk over it. */
    static final AudioAttributes AUDIO = new AudioAttributes.Builder()
            .setUsage(AudioAttributes.USAGE_ASSISTANT)
            .setContentType(AudioAttributes.CONTENT_TYPE_SPEECH)
            .build();

    private final VoiceOptions options;
    private final Events events;
    private final AudioFocus focus;
    private final Consumer<Optional<Trouble>> onTrouble;
    private final TextToSpeech speech;

    public AndroidEngine(
            Context context,
            VoiceOptions options,
            Events events,
            AudioFocus focus,
            Executor main,
            Consumer<Optional<Trouble>> onTrouble) {
        this.options = options;
        this.events = events;
        this.focus = focus;
        this.onTrouble = onTrouble;
        speech = new TextToSpeech(
                context,
                status -> main.execute(() -> started(status)),
                options.engine().orElse(null));
        speech.setOnUtteranceProgressListener(new Progress(main));
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
    private final class Progress extends UtteranceProgressListener {
        private final Executor main;

        Progress(Executor main) {
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
}
