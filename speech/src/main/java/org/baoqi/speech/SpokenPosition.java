package org.baoqi.speech;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.baoqi.rules.Point;
import org.baoqi.rules.notation.MoveWord;

/**
 * 擺局: a position as a player says it, piece by piece, 紅帥五路一線，黑將五路十線，紅俥二路三線，黑先. Files and ranks are counted from
 * Red's side, as {@link PositionWords} counts them for Red. Whoever says no colour goes on with the last one, and Red moves
 * first where nothing else is said.
 */
public final class SpokenPosition {
    private static final Pattern PIECE =
            Pattern.compile("([紅红黑])?方?(\\S)\\s*([一二三四五六七八九1-9])路[，,]?\\s*(十|10|[一二三四五六七八九1-9])[線线]");
    private static final Pattern BLACK_FIRST = Pattern.compile("黑方?先|[輪轮]到黑方?走?");
    private static final Pattern RED_FIRST = Pattern.compile("[紅红]方?先|[輪轮]到[紅红]方?走?");
    private static final Pattern BETWEEN = Pattern.compile("[\\s，,、；;。.和]*");
    /** By the order of {@link MoveWord}. */
    private static final String LETTERS = "KABNRCP";

    private SpokenPosition() {}

    /** The position in FEN, where every word of the text was understood. Whether such a position can be is FEN's affair. */
    public static Optional<String> fen(String text) {
        char[][] board = new char[Point.RANKS][Point.FILES];
        boolean black = false;
        StringBuffer rest = new StringBuffer();
        Matcher piece = PIECE.matcher(text);
        while (piece.find()) {
            if (piece.group(1) != null) black = piece.group(1).equals("黑");
            Optional<Character> letter = letter(piece.group(2), black);
            if (!letter.isPresent()) return Optional.empty();
            board[Point.RANKS - number(piece.group(4))][Point.FILES - number(piece.group(3))] = letter.get();
            piece.appendReplacement(rest, "");
        }
        piece.appendTail(rest);
        boolean understood = rest.length() < text.length() && isNothing(rest.toString());
        String first = BLACK_FIRST.matcher(text).find() ? " b" : " w";
        return understood ? Optional.of(write(board) + first) : Optional.empty();
    }

    /** Whether no more is left of the text than who moves first. */
    private static boolean isNothing(String rest) {
        String more =
                RED_FIRST.matcher(BLACK_FIRST.matcher(rest).replaceAll("")).replaceAll("");
        return BETWEEN.matcher(more).matches();
    }

    private static Optional<Character> letter(String sign, boolean black) {
        return MoveWord.read(sign)
                .filter(words -> words.size() == 1 && words.get(0).isPiece())
                .map(words -> LETTERS.charAt(words.get(0).ordinal()))
                .map(letter -> black ? Character.toLowerCase(letter) : letter);
    }

    private static int number(String sign) {
        if (sign.equals("十") || sign.equals("10")) return Point.RANKS;
        return MoveWord.read(sign)
                .orElseThrow(IllegalStateException::new)
                .get(0)
                .digit();
    }

    private static String write(char[][] board) {
        StringBuilder fen = new StringBuilder();
        for (char[] rank : board) {
            if (fen.length() > 0) fen.append('/');
            int empty = 0;
            for (char piece : rank) {
                if (piece != 0 && empty > 0) fen.append(empty);
                if (piece != 0) fen.append(piece);
                empty = piece != 0 ? 0 : empty + 1;
            }
            if (empty > 0) fen.append(empty);
        }
        return fen.toString();
    }
}
