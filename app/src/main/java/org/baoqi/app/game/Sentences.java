package org.baoqi.app.game;

import java.util.Optional;
import org.baoqi.app.PointUi;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Side;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.Pronunciation;
import org.baoqi.speech.SpokenLanguage;
import org.baoqi.speech.Words;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Earcon;
import org.baoqi.speech.announce.Priority;

/** What the game screen says besides the match itself. */
record Sentences(SpokenLanguage voice) {

    Announcement chat(String key, Object... values) {
        return say(Priority.CHAT, Optional.empty(), words().say(key, values));
    }

    /** Something does not happen, and why. */
    Announcement refusal(String key, Object... values) {
        return say(Priority.ALERT, Optional.of(Earcon.REFUSED), words().say(key, values));
    }

    /** A point with what it stands out by. */
    Announcement point(PointUi point) {
        String text = point.state().isEmpty()
                ? point.spoken()
                : words().say("game.look", point.spoken(), point.state());
        return say(Priority.CHAT, Optional.empty(), text);
    }

    private Announcement say(Priority priority, Optional<Earcon> earcon, String text) {
        return new Announcement(text, Pronunciation.of(voice).of(text), priority, earcon);
    }

    /** A word of a move as a player of a side says it: 俥, 二, 進. */
    static String word(Words words, MoveWord word, Side side) {
        if (word.isPiece()) return words.name(new Piece(side, Kind.valueOf(word.name())));
        if (word.isDigit()) return words.number(word.ordinal() - MoveWord.ONE.ordinal() + 1);
        return words.say("voice." + word);
    }

    Words words() {
        return Words.in(voice.texts());
    }
}
