package org.baoqi.app.game;

import org.baoqi.rules.Kind;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Side;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.words.Words;

/** What the game screen says besides the match itself. */
record Sentences(Announcer announcer) {

    Announcement chat(String key, Object... values) {
        return announcer.chat(words().say(key, values));
    }

    /** Something does not happen, and why. */
    Announcement refusal(String key, Object... values) {
        return announcer.refusal(words().say(key, values));
    }

    /** A word of a move as a player of a side says it: 俥, 二, 進. */
    static String word(Words words, MoveWord word, Side side) {
        if (word.isPiece()) return words.name(new Piece(side, Kind.valueOf(word.name())));
        if (word.isDigit()) return words.number(word.ordinal() - MoveWord.ONE.ordinal() + 1);
        return words.say("voice." + word);
    }

    Words words() {
        return Words.in(announcer.voice().texts());
    }
}
