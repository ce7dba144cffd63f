package org.baoqi.rules.board;

import java.util.Arrays;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Side;

/**
 * The thirty-two pieces of a set, each in a slot of its own: Red's from 0, Black's from 16, in the order of
 * {@link Kind}. Pieces of one kind are interchangeable; which of them has which slot means nothing.
 */
public final class Slots {
    public static final int PER_SIDE = 16;
    public static final int COUNT = 2 * PER_SIDE;
    /** The slot of an empty point. It alone has this bit, so that {@code slot >> 5} tells empty from taken. */
    public static final int EMPTY = 32;

    public static final int KING = first(Kind.KING);
    public static final int ADVISOR = first(Kind.ADVISOR);
    public static final int ELEPHANT = first(Kind.ELEPHANT);
    public static final int HORSE = first(Kind.HORSE);
    public static final int ROOK = first(Kind.ROOK);
    public static final int CANNON = first(Kind.CANNON);
    public static final int PAWN = first(Kind.PAWN);

    private static final Piece[] PIECES = new Piece[COUNT + 1];

    static {
        for (Side side : Side.values())
            for (Kind kind : Kind.values())
                Arrays.fill(PIECES, first(side, kind), first(side, kind) + kind.perSide(), new Piece(side, kind));
    }

    private Slots() {}

    /** The first slot of Red's pieces of this kind. */
    private static int first(Kind kind) {
        int slot = 0;
        for (Kind before : Kind.values()) if (before.compareTo(kind) < 0) slot += before.perSide();
        return slot;
    }

    static int first(Side side, Kind kind) {
        return side.ordinal() * PER_SIDE + first(kind);
    }

    /** The piece, or null for {@link #EMPTY}. */
    public static Piece piece(int slot) {
        return PIECES[slot];
    }

    static boolean isPawn(int slot, int side) {
        return slot >= side * PER_SIDE + PAWN && slot < (side + 1) * PER_SIDE;
    }
}
