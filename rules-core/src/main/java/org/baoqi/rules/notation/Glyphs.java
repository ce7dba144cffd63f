package org.baoqi.rules.notation;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.Kind;
import org.baoqi.rules.notation.MoveWord.Direction;
import org.baoqi.rules.notation.MoveWord.FilePlace;

/** Reads the signs of written moves, in all variants of {@code variants.tsv}. */
final class Glyphs {
    private static final Map<String, Glyph> VARIANTS = new HashMap<>();
    private static final int LONGEST;

    static {
        for (CsvTable.Row row : CsvTable.read(Glyphs.class, "variants.tsv")) {
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

    /** Makes texts equal that only look different: full width, compatibility forms, small letters, blanks. */
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

    /**
     * The possible meanings of one written sign; its place in the move decides between them.
     *
     * @param kinds the pieces it may name, none if it names no piece
     * @param digit 1-9, or 0 if it is no digit
     * @param direction null if it is none
     * @param place null if it is none
     * @param bar what it says as a bar on the digit before it, null if it is no bar
     * @param latin whether it is a letter or sign of the WXF's rather than a 漢字
     */
    record Glyph(Set<Kind> kinds, int digit, Direction direction, FilePlace place, Direction bar, boolean latin) {

        /** Reads the meanings of a sign from the table, {@code ADVANCE FRONT}. */
        static Glyph of(String meanings, boolean latin) {
            Glyph glyph = new Glyph(Set.of(), 0, null, null, null, latin);
            for (String meaning : meanings.split(" ")) glyph = glyph.meaning(meaning);
            return glyph;
        }

        private Glyph meaning(String word) {
            return switch (word) {
                case "ADVANCE", "RETREAT", "LEVEL" ->
                    new Glyph(kinds, digit, Direction.valueOf(word), place, bar, latin);
                case "FRONT", "MIDDLE", "REAR" ->
                    new Glyph(kinds, digit, direction, FilePlace.valueOf(word), bar, latin);
                case "BAR_BELOW" -> new Glyph(kinds, digit, direction, place, Direction.ADVANCE, latin);
                case "BAR_ABOVE" -> new Glyph(kinds, digit, direction, place, Direction.RETREAT, latin);
                case "NOTHING" -> this;
                default ->
                    Character.isDigit(word.charAt(0))
                            ? new Glyph(kinds, Integer.parseInt(word), direction, place, bar, latin)
                            : new Glyph(with(Kind.valueOf(word)), digit, direction, place, bar, latin);
            };
        }

        private Set<Kind> with(Kind kind) {
            Set<Kind> more = EnumSet.of(kind);
            more.addAll(kinds);
            return Collections.unmodifiableSet(more);
        }

        /** Its role before the direction: K for a piece, D for a digit, P for a place, x if it cannot stand there. */
        char role() {
            if (!kinds.isEmpty()) return 'K';
            if (digit > 0) return 'D';
            return place != null ? 'P' : 'x';
        }

        boolean isNothing() {
            return role() == 'x' && direction == null && bar == null;
        }
    }
}
