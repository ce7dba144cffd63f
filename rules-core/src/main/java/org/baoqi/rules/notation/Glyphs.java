package org.baoqi.rules.notation;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The signs of {@code variants.tsv}. */
final class Glyphs {
    private static final Map<String, Glyph> VARIANTS = new HashMap<>();
    private static final int LONGEST;

    static {
        for (String[] row : Table.rows("variants.tsv")) VARIANTS.put(fold(row[0]), Glyph.of(row[1], isAscii(row[0])));
        LONGEST = VARIANTS.keySet().stream().mapToInt(String::length).max().orElse(0);
    }

    private Glyphs() {}

    /** The signs of a text, or nothing if one of them is unknown. Blanks do not count. */
    static Optional<List<Glyph>> read(String text) {
        String folded = fold(text);
        List<Glyph> glyphs = new ArrayList<>();
        for (int at = 0; at < folded.length(); ) {
            int length = knownAt(folded, at);
            if (length == 0) return Optional.empty();
            Glyph glyph = VARIANTS.get(folded.substring(at, at + length));
            if (!glyph.isNothing()) glyphs.add(glyph);
            at += length;
        }
        return Optional.of(glyphs);
    }

    /** Whether a single character stands in the table. */
    static boolean isKnown(String character) {
        return VARIANTS.containsKey(character);
    }

    private static int knownAt(String text, int at) {
        for (int length = Math.min(LONGEST, text.length() - at); length > 0; length--)
            if (VARIANTS.containsKey(text.substring(at, at + length))) return length;
        return 0;
    }

    /** One way of writing what only looks different: full width, compatibility forms, small letters, blanks. */
    static String fold(String text) {
        String plain = Normalizer.normalize(text, Normalizer.Form.NFKC).toUpperCase(Locale.ROOT);
        StringBuilder folded = new StringBuilder(plain.length());
        plain.chars().filter(c -> !Character.isWhitespace(c)).forEach(c -> folded.append((char) c));
        return folded.toString();
    }

    private static boolean isAscii(String variant) {
        return variant.chars().allMatch(c -> c < 128);
    }
}
