package org.baoqi.rules.board;

import java.util.List;

/**
 * What is wrong with a FEN. The details, in the order each fault names them, are for the sentence that tells the user:
 * numbers, quoted text, or values of this package.
 */
public record FenError(Fault fault, List<Object> details) {
    public FenError {
        details = List.copyOf(details);
    }

    static FenError of(Fault fault, Object... details) {
        return new FenError(fault, List.of(details));
    }

    /** Faults of form first, then positions that no game can reach. */
    public enum Fault {
        EMPTY,
        /** Rows found. */
        ROW_COUNT,
        /** Row from Black's edge, 1-10; points found in it. */
        ROW_WIDTH,
        /** Row from Black's edge, 1-10; the character found. */
        UNKNOWN_LETTER,
        SIDE_MISSING,
        /** Text found where w or b was expected. */
        SIDE_UNKNOWN,
        /** Text found where a counter was expected. */
        COUNTER,
        /** The first field too many. */
        EXTRA_FIELD,
        BOTH_KINGS_MISSING,
        /** Side. */
        KING_MISSING,
        /** Piece; how many; how many there may be. */
        TOO_MANY,
        /** Piece; point it can never stand on. */
        IMPOSSIBLE_POINT,
        /** Pawn; the two points: before the river a pawn never leaves its file. */
        PAWNS_DOUBLED,
        KINGS_FACING,
        /** The side in check although the other is to move. */
        WRONG_SIDE_IN_CHECK
    }
}
