package org.baoqi.speech.announce;

import java.util.HashMap;
import java.util.Map;
import org.baoqi.rules.CsvTable;

/** A move written with letters and signs, spelled for an English ear: {@code C2=5}, cannon two traverse five. */
final class SpelledMove {
    private static final Map<String, String> WORDS = new HashMap<>();

    static {
        for (CsvTable.Row row : CsvTable.read(SpelledMove.class, "signs.en.csv"))
            WORDS.put(row.text("place") + row.text("sign"), row.text("words"));
    }

    private SpelledMove() {}

    /** Piece, which of them, way, number; {@code C+} is the front cannon, {@code 23} the second pawn on file three. */
    static String spell(String written) {
        String piece = word("piece", written.charAt(0));
        String which = word("which", written.charAt(1));
        boolean isPlace = !Character.isDigit(written.charAt(1));
        String subject = isPlace ? which + " " + piece : piece + " " + which;
        return subject + " " + word("way", written.charAt(2)) + " " + word("number", written.charAt(3));
    }

    private static String word(String place, char sign) {
        return WORDS.get(place + sign);
    }
}
