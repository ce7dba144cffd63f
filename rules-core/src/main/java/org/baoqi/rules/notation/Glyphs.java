package org.baoqi.rules.notation;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baoqi.rules.Table;

/** The signs of {@code variants.tsv}. */
final class Glyphs {
    private static final Map<String, Glyph> VARIANTS = new HashMap<>();
    private static final int LONGEST;

    static {
        for (Table.Row row : Table.read(Glyphs.class, "variants.tsv")) {
            String variant = row.text("variant");
            VARIANTS.put(fold(variant), Glyph.of(row.text("meaning"), isAscii(variant)));
        }
        LONGEST = VARIANTS.keySet().stream().mapToInt(String::length).max().orElse(0);
    }

    private Glyphs() {}

    /** The signs of a text, or nothing if one of them is unknown. Blanks do not count. */
    static Optional<List<Glyph>> read(String text) {
        String folded = fold(text);
        List<Glyph> glyphs = new ArrayList<>();
        for (int at = 0; at < folded.length(); at += lengthAt(folded, at)) {
            Glyph glyph = VARIANTS.get(folded.substring(at, at + lengthAt(folded, at)));
            if (glyph == null) return Optional.empty();
            if (!glyph.isNothing()) glyphs.add(glyph);
        }
        return Optional.of(glyphs);
    }

    /** How long the sign is that begins here, or 1 if none does; no sign begins with another. */
    private static int lengthAt(String text, int at) {
        for (int length = 1; length <= Math.min(LONGEST, text.length() - at); length++)
            if (VARIANTS.containsKey(text.substring(at, at + length))) return length;
        return 1;
    }

    /** One way of writing what only looks different: full width, compatibility forms, small letters, blanks. */
    static String fold(String text) {
        boolean plain = Normalizer.isNormalized(text, Normalizer.Form.NFKC);
        StringBuilder folded = new StringBuilder(text.length());
        for (char c : (plain ? text : Normalizer.normalize(text, Normalizer.Form.NFKC)).toCharArray())
            if (!isInvisible(c)) folded.append(Character.toUpperCase(c));
        return folded.toString();
    }

    private static boolean isInvisible(char c) {
        return Character.isWhitespace(c) || Character.getType(c) == Character.FORMAT;
    }

    private static boolean isAscii(String variant) {
        return variant.chars().allMatch(c -> c < 128);
    }
}
