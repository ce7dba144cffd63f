package org.baoqi.speech.talk;

import java.util.List;
import org.baoqi.rules.Move;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.referee.Ruling;

/**
 * The one thing that somebody means by what he typed or said, once he has confirmed what had to be confirmed.
 *
 * @param <C> the commands of his own, as a reader of games or a referee has them
 */
public sealed interface Meaning<C> {
    /** A command that only his place has. */
    record Own<C>(C command) implements Meaning<C> {}

    /** A whole move, which is his word. */
    record Play<C>(Move move) implements Meaning<C> {}

    /** A move to be handed in and played when the match goes on (封棋). */
    record Seal<C>(Move move) implements Meaning<C> {}

    /** The next words of an announcement. */
    record Words<C>(List<MoveWord> words) implements Meaning<C> {
        public Words {
            words = List.copyOf(words);
        }
    }

    /** A request or a question. */
    record Request<C>(VoiceCommand command) implements Meaning<C> {}

    /** 口頭核實: whether the result is right (六8, 七9). */
    record Verify<C>(boolean right) implements Meaning<C> {}

    /** He wants to hear again what was said last. */
    record Again<C>() implements Meaning<C> {}

    /** Nothing happens yet: he is asked back, or told that he was not understood. */
    record Reply<C>(Announcement said) implements Meaning<C> {}

    /** It cannot be said now. */
    record NotNow<C>(Ruling.Reason reason) implements Meaning<C> {}
}
