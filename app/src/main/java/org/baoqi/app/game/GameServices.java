package org.baoqi.app.game;

import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.baoqi.app.kit.VoiceServices;
import org.baoqi.app.listen.Listening;
import org.baoqi.app.speak.PhoneSpeech;
import org.baoqi.speech.hear.VoiceParser;
import org.baoqi.speech.words.SpokenLanguage;

/**
 * The voice, the microphone and the thread that any game on a screen uses.
 *
 * @param parsers the parser of each language, as the player has taught it
 * @param listensAgain whether the microphone opens by itself for the answer to a question
 * @param readsFocus whether a screen reader says what has the focus, so that nobody else need
 * @param main the thread of the screen and the voices
 */
public record GameServices(
        PhoneSpeech speaking,
        Listening listening,
        Function<SpokenLanguage, VoiceParser> parsers,
        BooleanSupplier listensAgain,
        BooleanSupplier readsFocus,
        Executor main) {
    /** Those of this phone. */
    public static GameServices of(VoiceServices voice, BooleanSupplier readsFocus, Executor main) {
        return new GameServices(
                voice.speaking(),
                voice.listening(),
                voice.learned()::parser,
                () -> voice.options().listensAgain(),
                readsFocus,
                main);
    }
}
