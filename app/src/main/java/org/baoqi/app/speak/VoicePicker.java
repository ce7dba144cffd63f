package org.baoqi.app.speak;

import android.speech.tts.TextToSpeech;
import android.speech.tts.Voice;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.baoqi.speech.words.SpokenLanguage;

/**
 * Finds the voice of an engine that is to speak: the one that was chosen, else the best of the language. Engines differ
 * in what they call a language, and some throw where they should answer no.
 */
final class VoicePicker {
    private final TextToSpeech speech;

    VoicePicker(TextToSpeech speech) {
        this.speech = speech;
    }

    /** Takes a voice, and answers what is wrong, if anything is; something may be heard nevertheless, in a near language. */
    Optional<VoiceProblem> pick(VoiceOptions options) {
        if (options.voice().filter(this::isTaken).isPresent()) return Optional.empty();
        Optional<VoiceProblem> problem = speakOneOf(options.language().voiceTags());
        if (problem.isPresent()) speakOneOf(options.language().nearVoiceTags());
        return problem;
    }

    /** Voices that are on the phone; those that speak without a network first. */
    List<VoiceCatalog.VoiceName> voices(SpokenLanguage language) {
        return allVoices().stream()
                .filter(voice -> speaks(voice, language) && isInstalled(voice))
                .sorted(Comparator.comparing(Voice::isNetworkConnectionRequired).thenComparing(Voice::getName))
                .map(voice -> new VoiceCatalog.VoiceName(
                        voice.getName(), voice.getLocale(), voice.isNetworkConnectionRequired()))
                .collect(Collectors.toList());
    }

    List<VoiceCatalog.EngineName> engines() {
        return answer(speech::getEngines, List.<TextToSpeech.EngineInfo>of()).stream()
                .map(engine -> new VoiceCatalog.EngineName(engine.name, engine.label))
                .collect(Collectors.toList());
    }

    private Set<Voice> allVoices() {
        return answer(speech::getVoices, Set.of());
    }

    private static boolean speaks(Voice voice, SpokenLanguage language) {
        Locale spoken = voice.getLocale();
        return language.voiceTags().stream()
                .map(Locale::forLanguageTag)
                .anyMatch(tag -> tag.getLanguage().equals(spoken.getLanguage())
                        && (tag.getCountry().isEmpty() || tag.getCountry().equals(spoken.getCountry())));
    }

    private static boolean isInstalled(Voice voice) {
        return voice.getFeatures() == null
                || !voice.getFeatures().contains(TextToSpeech.Engine.KEY_FEATURE_NOT_INSTALLED);
    }

    private boolean isTaken(String name) {
        return allVoices().stream()
                .filter(voice -> voice.getName().equals(name))
                .anyMatch(voice -> answer(() -> speech.setVoice(voice), TextToSpeech.ERROR) == TextToSpeech.SUCCESS);
    }

    private Optional<VoiceProblem> speakOneOf(List<String> tags) {
        Optional<VoiceProblem> problem = Optional.of(VoiceProblem.NO_LANGUAGE);
        for (String tag : tags) {
            Locale language = Locale.forLanguageTag(tag);
            int answer = answer(() -> speech.setLanguage(language), TextToSpeech.LANG_NOT_SUPPORTED);
            if (answer >= TextToSpeech.LANG_AVAILABLE) return Optional.empty();
            if (answer == TextToSpeech.LANG_MISSING_DATA) problem = Optional.of(VoiceProblem.NO_DATA);
        }
        return problem;
    }

    private static <T> T answer(Supplier<T> question, T none) {
        try {
            T answer = question.get();
            return answer == null ? none : answer;
        } catch (RuntimeException engineFailed) {
            return none;
        }
    }
}
