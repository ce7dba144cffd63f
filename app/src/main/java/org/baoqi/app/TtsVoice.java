package org.baoqi.app;

import android.content.Context;
import android.media.AudioAttributes;
import android.os.Bundle;
import android.speech.tts.TextToSpeech;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** Speaks through Android's text-to-speech engine. What is said before the engine is ready is said when it is. */
final class TtsVoice implements Voice {
    /** Why nothing can be heard. */
    enum Trouble {
        /** No engine, or one that does not start. */
        NO_ENGINE(R.string.voice_unavailable),
        /** The engine lacks the language. */
        NO_LANGUAGE(R.string.voice_missing);

        private final int message;

        Trouble(int message) {
            this.message = message;
        }

        /** The string resource that says so, and what to do. */
        int message() {
            return message;
        }
    }

    private static final String UTTERANCE = "baoqi";

    private final Locale locale;
    private final UnaryOperator<String> pronunciation;
    private final Consumer<Trouble> onTrouble;
    private final TextToSpeech engine;
    private boolean ready;
    private String waiting;

    TtsVoice(Context context, Locale locale, UnaryOperator<String> pronunciation, Consumer<Trouble> onTrouble) {
        this.locale = locale;
        this.pronunciation = pronunciation;
        this.onTrouble = onTrouble;
        engine = new TextToSpeech(context, this::started);
    }

    @Override
    public void speak(String text) {
        if (ready) engine.speak(pronunciation.apply(text), TextToSpeech.QUEUE_FLUSH, Bundle.EMPTY, UTTERANCE);
        else waiting = text;
    }

    @Override
    public void shutdown() {
        engine.shutdown();
    }

    private void started(int status) {
        if (status != TextToSpeech.SUCCESS) {
            onTrouble.accept(Trouble.NO_ENGINE);
            return;
        }
        engine.setAudioAttributes(new AudioAttributes.Builder()
                .setUsage(AudioAttributes.USAGE_ASSISTANT)
                .setContentType(AudioAttributes.CONTENT_TYPE_SPEECH)
                .build());
        if (!speaks(locale)) onTrouble.accept(Trouble.NO_LANGUAGE);
        ready = true;
        if (waiting != null) speak(waiting);
    }

    /** Some engines throw where they should answer no. */
    private boolean speaks(Locale language) {
        try {
            return engine.setLanguage(language) >= TextToSpeech.LANG_AVAILABLE;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
