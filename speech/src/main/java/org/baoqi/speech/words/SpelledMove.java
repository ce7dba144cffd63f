package org.baoqi.speech.words;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.baoqi.rules.CsvTable;

/** Moves written with letters and signs, spelled for an English ear: {@code C2=5}, cannon two across to five. */
public final class SpelledMove {
    private static final Map<String, String> WORDS = new HashMap<>();
    /** A move by itself: neither part of a longer word nor of a date. */
    private static final Pattern WRITTEN = Pattern.compile("(?<![\\w.+=-])[KAEHRCP1-5][1-9+.-][+=-][1-9](?![\\w+=-])");

    static {
        for (CsvTable.Row row : CsvTable.read(SpelledMove.class, "signs.en.csv"))
            WORDS.put(row.text("place") + row.text("sign"), row.text("words"));
    }

    private SpelledMove() {}

    /** Piece, which of them, way, number; {@code C+} is the front cannon, {@code 23} the second pawn on file three. */
    public static String spell(String written) {
        String piece = word("piece", written.charAt(0));
        String which = word("which", written.charAt(1));
        boolean isPlace = !Character.isDigit(written.charAt(1));
        String subject = isPlace ? which + " " + piece : piece + " " + which;
        return subject + " " + word("way", written.charAt(2)) + " " + word("number", written.charAt(3));
    }

    /** A text with every move in it spelled. */
    static String in(String text) {
        Matcher moves = WRITTEN.matcher(text);
        StringBuffer out = new StringBuffer();
        while (moves.find()) moves.appendReplacement(out, spell(moves.group()));
        return moves.appendTail(out).toString();
    }

    private static String word(String place, char sign) {
        return WORDS.get(place + sign);
    }
}
