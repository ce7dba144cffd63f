package org.baoqi.rules.record.io;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Takes moves apart that people paste without blanks: 炮二平五馬8進7, h2e2h9g7. */
final class PastedMoves {
    private static final String PIECE = "[車车俥伡馬马傌㐷炮砲包相象仕士帥帅將将兵卒]";
    private static final String NUMBER = "[一二三四五六七八九1-9１-９]";
    private static final String NAMED = "(?:" + PIECE + NUMBER + "|[前中後后二三四五]" + PIECE + ")[進进退平]" + NUMBER;
    private static final String COORDINATES = "[a-iA-I]\\d-?[a-iA-I]\\d";
    private static final Pattern SEVERAL = Pattern.compile("(?:" + NAMED + "){2,}|(?:" + COORDINATES + "){2,}");
    private static final Pattern ONE = Pattern.compile(NAMED + "|" + COORDINATES);

    private PastedMoves() {}

    /** The moves of a word; the word itself where it is not several. */
    static List<String> apart(String word) {
        return SEVERAL.matcher(word).matches() ? moves(word) : List.of(word);
    }

    /** The moves that stand among other words, with blanks between them. */
    static String within(String text) {
        return String.join(" ", moves(text));
    }

    private static List<String> moves(String text) {
        List<String> moves = new ArrayList<>();
        Matcher move = ONE.matcher(text);
        while (move.find()) moves.add(move.group());
        return moves;
    }
}
