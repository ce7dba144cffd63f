package org.baoqi.speech.hear;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.speech.words.PositionWords;
import org.baoqi.speech.words.SpokenLanguage;
import org.baoqi.speech.words.Words;

/**
 * 擺局: a position as a player says it, piece by piece, 紅帥五路一線，黑將五路十線，紅俥二路三線，黑先. Files and ranks are counted from
 * Red's side, as {@link PositionWords} counts them for Red. Whoever says no colour goes on with the last one, and Red moves
 * first where nothing else is said.
 */
public final class SpokenPosition {
    private static final Pattern BETWEEN = Pattern.compile("(?i)([\\s，,、；;。.和]|\\band\\b)*");

    private static final Pattern LETTERS = Pattern.compile("[A-Za-z]");
    /** By the order of {@link Kind}. */
    private static final String FEN = "kabnrcp";

    private final PositionGrammar grammar;
    private final Map<Point, Piece> pieces = new HashMap<>();
    private Optional<Point> twice = Optional.empty();
    private Side side = Side.RED;

    private SpokenPosition(PositionGrammar grammar) {
        this.grammar = grammar;
    }

    /** The outcome of reading a text. */
    public sealed interface Reading {
        /** Whether such a position can be is FEN's affair. */
        record Read(String fen) implements Reading {}

        /** @param rest what is no piece on a point */
        record NotUnderstood(String rest) implements Reading {}

        /** Two pieces were put there. */
        record Twice(Point point) implements Reading {}
    }

    /**
     * Reads what was typed or heard; a recogniser may have printed it in characters that sound alike. Reads tables when it
     * is first asked.
     *
     * @param language what is spoken; a text in letters is read as English all the same
     */
    public static Reading read(SpokenLanguage language, String text) {
        boolean english = LETTERS.matcher(text).find();
        boolean sounds = language != SpokenLanguage.ENGLISH;
        SpokenLanguage chinese = sounds ? language : SpokenLanguage.TAIWAN_MANDARIN;
        return new SpokenPosition(PositionGrammar.of(english ? SpokenLanguage.ENGLISH : chinese)).read(text);
    }

    /** The fault of a text as a sentence; none if it could be read. */
    public static Optional<String> fault(Reading reading, Words words) {
        if (reading instanceof Reading.NotUnderstood not)
            return Optional.of(words.say(not.rest().isEmpty() ? "set-up.nothing" : "set-up.what", not.rest()));
        if (reading instanceof Reading.Twice twice)
            return Optional.of(words.say("set-up.twice", words.point(twice.point(), Side.RED)));
        return Optional.empty();
    }

    private Reading read(String text) {
        StringBuffer rest = new StringBuffer();
        Matcher piece = grammar.piece().matcher(text);
        while (piece.find()) {
            put(piece);
            piece.appendReplacement(rest, " ");
        }
        piece.appendTail(rest);
        boolean blackFirst = grammar.first(Side.BLACK).matcher(rest).find();
        String unread = unread(rest.toString());
        if (pieces.isEmpty() || !unread.isEmpty()) return new Reading.NotUnderstood(unread);
        if (twice.isPresent()) return new Reading.Twice(twice.get());
        return new Reading.Read(fen(blackFirst ? Side.BLACK : Side.RED));
    }

    private void put(Matcher piece) {
        side = Optional.ofNullable(piece.group("side")).map(grammar::side).orElse(side);
        Kind kind = grammar.kind(piece.group("kind"));
        Point point =
                Point.seenBy(Side.RED, grammar.number(piece.group("file")), grammar.number(piece.group("rank")) - 1);
        if (pieces.put(point, new Piece(side, kind)) != null) twice = Optional.of(point);
    }

    /** The rest of a text that neither places a piece nor says who moves first. */
    private String unread(String rest) {
        String more = rest;
        for (Side first : Side.values())
            more = grammar.first(first).matcher(more).replaceAll(" ");
        return BETWEEN.matcher(more).matches() ? "" : more.trim();
    }

    private String fen(Side first) {
        StringBuilder fen = new StringBuilder();
        for (int rank = Point.RANKS - 1; rank >= 0; rank--) {
            for (int file = Point.FILES; file >= 1; file--)
                fen.append(Optional.ofNullable(pieces.get(new Point(file, rank)))
                        .map(SpokenPosition::letter)
                        .orElse('1'));
            fen.append(rank > 0 ? "/" : first == Side.RED ? " w" : " b");
        }
        return fen.toString();
    }

    private static char letter(Piece piece) {
        char letter = FEN.charAt(piece.kind().ordinal());
        return piece.side() == Side.RED ? Character.toUpperCase(letter) : letter;
    }
}
