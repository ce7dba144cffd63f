package org.baoqi.speech.narrate;

import java.util.List;
import java.util.stream.Collectors;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Side;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.words.Language;
import org.baoqi.speech.words.Words;

/** Words of a move as a player of a side says them: 俥二, cannon 2. The letters and signs of WXF are no words by themselves. */
public final class CallText {
    private CallText() {}

    public static String write(List<MoveWord> said, Side side, Words words) {
        return said.stream()
                .map(word -> word(word, side, words))
                .collect(Collectors.joining(words.language() == Language.ENGLISH ? " " : ""));
    }

    /** One word by itself, as a key is labelled: 俥, 二, 進. */
    public static String key(MoveWord word, Side side, Words words) {
        if (word.isPiece()) return words.name(new Piece(side, Kind.valueOf(word.name())));
        return word.isDigit() ? words.number(word.digit()) : words.say("voice." + word);
    }

    private static String word(MoveWord word, Side side, Words words) {
        if (words.language() != Language.ENGLISH)
            return word.write(words.language().notation(), side);
        if (word.isPiece()) return words.name(new Piece(side, Kind.valueOf(word.name())));
        return word.isDigit() ? String.valueOf(word.digit()) : words.say("voice." + word);
    }
}
