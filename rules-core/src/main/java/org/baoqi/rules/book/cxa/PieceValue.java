package org.baoqi.rules.book.cxa;

import org.baoqi.rules.Kind;
import org.baoqi.rules.Piece;
import org.baoqi.rules.board.TrialBoard;

/** 子力价值 (CXA2011 1.2, 26.6), in small units, so that a pawn on top of an even exchange still shows. */
final class PieceValue {
    private static final int ROOK = 20;
    private static final int STRONG = ROOK / 2;
    /** Three of them are less than a horse. */
    private static final int GUARD = 3;

    private static final int CROSSED_PAWN = 1;

    private PieceValue() {}

    /** The gain of taking the piece on a point. */
    static int of(Piece piece, int point) {
        return switch (piece.kind()) {
            case ROOK -> ROOK;
            case HORSE, CANNON -> STRONG;
            case ADVISOR, ELEPHANT -> GUARD;
            case PAWN -> TrialBoard.point(point).isAcrossRiverFor(piece.side()) ? CROSSED_PAWN : 0;
            case KING -> 0;
        };
    }

    /** The cost of giving up the piece on a point. A pawn has no fixed value: only a rook is worth it (26.6). */
    static int sacrificed(Piece piece, int point) {
        return piece.kind() == Kind.PAWN ? ROOK - 2 * CROSSED_PAWN : of(piece, point);
    }

    /** 强子. */
    static boolean isStrong(Piece piece) {
        return of(piece, 0) >= STRONG;
    }
}
