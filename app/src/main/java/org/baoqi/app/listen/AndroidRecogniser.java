package org.baoqi.app.listen;

import android.Manifest;
import android.content.Context;
import android.content.Intent;
import android.content.pm.PackageManager;
import android.os.Build;
import android.os.Bundle;
import android.speech.RecognitionListener;
import android.speech.RecognizerIntent;
import android.speech.SpeechRecognizer;
import java.util.ArrayList;
import java.util.List;

/** Android's {@link SpeechRecognizer}. All alternatives are asked for, and hints are given where they are taken. */
public final class AndroidRecogniser implements Recogniser {
    /** Asked of the player before he is first listened to. */
    public static final String PERMISSION = Manifest.permission.RECORD_AUDIO;

    private static final int ALTERNATIVES = 10;
    /** A text with less than this share of the best one's score. */
    private static final float HARDLY = 0.1f;

    private final SpeechRecognizer recognizer;

    AndroidRecogniser(SpeechRecognizer recognizer) {
        this.recognizer = recognizer;
    }

    /** Whether the player lets the app hear him. */
    public static boolean isAllowed(Context context) {
        return context.checkSelfPermission(PERMISSION) == PackageManager.PERMISSION_GRANTED;
    }

    @Override
    public void start(String tag, List<String> expected, Events events) {
        recognizer.setRecognitionListener(new Listener(events));
        recognizer.startListening(intent(tag, expected));
    }

    @Override
    public void finish() {
        recognizer.stopListening();
    }

    @Override
    public void release() {
        recognizer.destroy();
    }

    static Intent intent(String tag, List<String> expected) {
        Intent intent = new Intent(RecognizerIntent.ACTION_RECOGNIZE_SPEECH)
                .putExtra(RecognizerIntent.EXTRA_LANGUAGE_MODEL, RecognizerIntent.LANGUAGE_MODEL_FREE_FORM)
                .putExtra(RecognizerIntent.EXTRA_LANGUAGE, tag)
                .putExtra(RecognizerIntent.EXTRA_MAX_RESULTS, ALTERNATIVES)
                .putExtra(RecognizerIntent.EXTRA_PREFER_OFFLINE, true)
                .putExtra(RecognizerIntent.EXTRA_PARTIAL_RESULTS, true);
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU)
            intent.putStringArrayListExtra(RecognizerIntent.EXTRA_BIASING_STRINGS, new ArrayList<>(expected));
        return intent;
    }

    public static Listening.Reason reason(int error) {
        return switch (error) {
            case SpeechRecognizer.ERROR_INSUFFICIENT_PERMISSIONS -> Listening.Reason.NO_PERMISSION;
            case SpeechRecognizer.ERROR_LANGUAGE_NOT_SUPPORTED, SpeechRecognizer.ERROR_LANGUAGE_UNAVAILABLE ->
                Listening.Reason.NO_LANGUAGE;
            case SpeechRecognizer.ERROR_SPEECH_TIMEOUT -> Listening.Reason.NOTHING_SAID;
            case SpeechRecognizer.ERROR_NO_MATCH -> Listening.Reason.NOT_UNDERSTOOD;
            case SpeechRecognizer.ERROR_NETWORK, SpeechRecognizer.ERROR_NETWORK_TIMEOUT -> Listening.Reason.NO_NETWORK;
            case SpeechRecognizer.ERROR_AUDIO,
                    SpeechRecognizer.ERROR_RECOGNIZER_BUSY,
                    SpeechRecognizer.ERROR_TOO_MANY_REQUESTS -> Listening.Reason.BUSY;
            default -> Listening.Reason.BROKEN;
        };
    }

    /** The recognisers of a phone: one that works without the network first, where there is one. */
    public static final class Supply implements Recogniser.Supply {
        private final Context context;

        public Supply(Context context) {
            this.context = context;
        }

        @Override
        public boolean isAllowed() {
            return AndroidRecogniser.isAllowed(context);
        }

        @Override
        public List<Maker> makers() {
            List<Maker> makers = new ArrayList<>();
            if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.S
                    && SpeechRecognizer.isOnDeviceRecognitionAvailable(context))
                makers.add(() -> new AndroidRecogniser(SpeechRecognizer.createOnDeviceSpeechRecognizer(context)));
            if (SpeechRecognizer.isRecognitionAvailable(context))
                makers.add(() -> new AndroidRecogniser(SpeechRecognizer.createSpeechRecognizer(context)));
            return makers;
        }
    }

    /** Passes on what matters. */
    private record Listener(Events events) implements RecognitionListener {
        @Override
        public void onReadyForSpeech(Bundle params) {
            events.ready();
        }

        @Override
        public void onPartialResults(Bundle partial) {
            events.heardSoFar(texts(partial));
        }

        @Override
        public void onResults(Bundle results) {
            events.heard(texts(results));
        }

        @Override
        public void onError(int error) {
            events.failed(reason(error));
        }

        @Override
        public void onBeginningOfSpeech() {}

        @Override
        public void onRmsChanged(float decibels) {}

        @Override
        public void onBufferReceived(byte[] buffer) {}

        @Override
        public void onEndOfSpeech() {}

        @Override
        public void onEvent(int type, Bundle params) {}

        private static List<String> texts(Bundle results) {
            List<String> texts = results.getStringArrayList(SpeechRecognizer.RESULTS_RECOGNITION);
            if (texts == null) return List.of();
            return byConfidence(texts, results.getFloatArray(SpeechRecognizer.CONFIDENCE_SCORES));
        }
    }

    /**
     * The likeliest first, as the recogniser's scores have it, if it gave one to each. What it hardly believes itself is left
     * out; a score of zero or less says nothing.
     */
    static List<String> byConfidence(List<String> texts, float[] scores) {
        boolean scored = scores != null && scores.length == texts.size();
        if (scored) for (float score : scores) scored &= score > 0;
        if (!scored || texts.isEmpty()) return List.copyOf(texts);
        List<Integer> order = new ArrayList<>();
        float best = 0;
        for (int i = 0; i < scores.length; i++) {
            order.add(i);
            best = Math.max(best, scores[i]);
        }
        order.sort((one, other) -> Float.compare(scores[other], scores[one]));
        List<String> sorted = new ArrayList<>();
        for (int i : order) if (scores[i] >= HARDLY * best) sorted.add(texts.get(i));
        return sorted;
    }
}
