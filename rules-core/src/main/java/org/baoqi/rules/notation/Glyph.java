package org.baoqi.rules.notation;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.baoqi.rules.Kind;

/**
 * What one written sign may mean; which of it, its place in the move tells.
 *
 * @param kinds the pieces it may name, none if it names no piece
 * @param digit 1-9, or 0 if it is no digit
 * @param direction null if it is none
 * @param place null if it is none
 * @param bar what it says as a bar on the digit before it, null if it is no bar
 * @param latin whether it is a letter or sign of the WXF's rather than a 漢字
 */
record Glyph(Set<Kind> kinds, int digit, Direction direction, Place place, Direction bar, boolean latin) {

    /** Reads the meanings of a sign from the table, {@code ADVANCE FRONT}. */
    static Glyph of(String meanings, boolean latin) {
        Glyph glyph = new Glyph(Set.of(), 0, null, null, null, latin);
        for (String meaning : meanings.split(" ")) glyph = glyph.meaning(meaning);
        return glyph;
    }

    private Glyph meaning(String word) {
        return switch (word) {
            case "ADVANCE", "RETREAT", "LEVEL" -> new Glyph(kinds, digit, Direction.valueOf(word), place, bar, latin);
            case "FRONT", "MIDDLE", "REAR" -> new Glyph(kinds, digit, direction, Place.valueOf(word), bar, latin);
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

    /** What it is before the direction: K for a piece, D for a digit, P for a place, x for nothing that stands there. */
    char role() {
        if (!kinds.isEmpty()) return 'K';
        if (digit > 0) return 'D';
        return place != null ? 'P' : 'x';
    }

    boolean isNothing() {
        return role() == 'x' && direction == null && bar == null;
    }
}
