package org.baoqi.app.speak;

import java.util.Optional;
import org.baoqi.app.settings.Choice;
import org.baoqi.app.settings.Choices;
import org.baoqi.app.settings.Settings;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.words.Language;
import org.baoqi.speech.words.SpokenLanguage;
import org.baoqi.speech.words.VoiceCorrections;

/**
 * A player's choices about voice and sounds.
 *
 * @param engine the package of a speech engine; the phone's own choice where none is named
 * @param voice a voice of that engine by its name; the engine's choice for the language where none is named
 * @param rate 1 is the engine's normal rate
 * @param pitch 1 is the voice's normal pitch
 * @param corrections how that voice is made to read rightly
 * @param ownVoice whether the app speaks with its own voice also where a screen reader is on
 * @param talkKeys whether keys of the phone and the headset listen
 * @param listensAgain whether the microphone opens by itself for the answer to a question
 */
public record VoiceOptions(
        SpokenLanguage language,
        Verbosity verbosity,
        Optional<String> engine,
        Optional<String> voice,
        float rate,
        float pitch,
        VoiceCorrections corrections,
        boolean ownVoice,
        boolean earcons,
        boolean haptics,
        boolean talkKeys,
        boolean listensAgain) {
    private static final float HUNDREDTHS = 100;

    /** @param texts the language of the screen, for who has chosen no other to hear */
    public static VoiceOptions of(Settings settings, Language texts) {
        SpokenLanguage language = Choices.spoken(settings, texts);
        return new VoiceOptions(
                language,
                settings.get(Choices.VERBOSITY).verbosity(),
                named(settings.get(Choices.ENGINE)),
                named(settings.get(Choices.VOICE)),
                settings.get(Choices.RATE) / HUNDREDTHS,
                settings.get(Choices.PITCH) / HUNDREDTHS,
                VoiceCorrections.read(settings.get(corrections(settings, language))),
                settings.get(Choices.OWN_VOICE),
                settings.get(Choices.EARCONS),
                settings.get(Choices.HAPTICS),
                settings.get(Choices.VOLUME_KEYS),
                settings.get(Choices.LISTEN_AGAIN));
    }

    /** Where the corrections of the chosen voice are kept, or of the phone's choice for a language. */
    public static Choice<String> corrections(Settings settings, SpokenLanguage language) {
        String voice = named(settings.get(Choices.VOICE)).orElse(language.tag());
        return Choice.text("said." + voice, "");
    }

    /** Puts things into words as this voice must be given them. */
    public Announcer announcer() {
        return new Announcer(language, verbosity, corrections.pronunciation(language));
    }

    /** Whether an engine need not be started anew for the other. */
    public boolean soundsLike(VoiceOptions other) {
        return language == other.language
                && engine.equals(other.engine)
                && voice.equals(other.voice)
                && rate == other.rate
                && pitch == other.pitch;
    }

    private static Optional<String> named(String name) {
        return name.isEmpty() ? Optional.empty() : Optional.of(name);
    }
}
