package org.baoqi.rules.record;

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
}
