package org.baoqi.rules.record;

import java.util.Locale;
import org.baoqi.rules.notation.Notation;

/** A fact about a game under its PGN name, {@code [Red "許銀川"]}. */
public record Tag(String name, String value) {
    public static final String GAME = "Game";
    public static final String RESULT = "Result";
    public static final String FEN = "FEN";
    public static final String FORMAT = "Format";
    /** Why the game ended so. */
    public static final String TERMINATION = "Termination";

    /** Some programs write names in small letters. */
    public boolean is(String other) {
        return name.equalsIgnoreCase(other);
    }

    /**
     * The form in which PGN of Chinese chess writes moves, by the value of its Format tag: Chinese, WXF or ICCS; UCI is
     * our own.
     */
    public static Notation notation(String format) {
        return switch (format.toUpperCase(Locale.ROOT)) {
            case "WXF" -> Notation.WXF;
            case "ICCS" -> Notation.ICCS;
            case "UCI" -> Notation.UCI;
            default -> Notation.TRADITIONAL;
        };
    }

    /** The Format tag of a file with moves in this form. */
    public static Tag format(Notation notation) {
        return new Tag(
                FORMAT,
                switch (notation) {
                    case TRADITIONAL, SIMPLIFIED, AXF, SHORT -> "Chinese";
                    case ENGLISH, WXF -> "WXF";
                    case ICCS -> "ICCS";
                    case UCI -> "UCI";
                });
    }
}
