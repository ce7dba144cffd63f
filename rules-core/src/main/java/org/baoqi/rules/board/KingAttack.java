package org.baoqi.rules.board;

import org.baoqi.rules.Point;
import org.baoqi.rules.Side;

/** Tells whether a king is in check, on the board as it is or as it would be after one move. */
public final class KingAttack {
    private KingAttack() {}

    public static boolean onKing(Board board, int side) {
        int king = board.king(side);
        return king != Grid.OFF && onKing(board, king, 1 - side, Grid.OFF, Grid.OFF);
    }

    /**
     * Whether a king on {@code king} is attacked by the pieces of {@code by} once a piece of the king's side, perhaps the
     * king himself, has gone from {@code from} to {@code to}. Facing kings attack each other.
     */
    public static boolean onKing(Board board, int king, int by, int from, int to) {
        long low = board.low() & ~Grid.LOW[from] | Grid.LOW[to];
        long high = board.high() & ~Grid.HIGH[from] | Grid.HIGH[to];
        int base = by * Slots.PER_SIDE;
        return rook(board, base + Slots.ROOK, king, low, high, to)
                || rook(board, base + Slots.ROOK + 1, king, low, high, to)
                || cannon(board, base + Slots.CANNON, king, low, high, to)
                || cannon(board, base + Slots.CANNON + 1, king, low, high, to)
                || horse(board, base + Slots.HORSE, king, low, high, to)
                || horse(board, base + Slots.HORSE + 1, king, low, high, to)
                || facing(board.king(by), king, low, high)
                || pawns(board, by, king, to);
    }

    private static boolean rook(Board board, int slot, int king, long low, long high, int captured) {
        int rook = board.pointOf(slot);
        return rook != captured && Lines.aligned(rook, king) && piecesBetween(rook, king, low, high) == 0;
    }

    private static boolean cannon(Board board, int slot, int king, long low, long high, int captured) {
        int cannon = board.pointOf(slot);
        return cannon != captured && Lines.aligned(cannon, king) && piecesBetween(cannon, king, low, high) == 1;
    }

    private static boolean horse(Board board, int slot, int king, long low, long high, int captured) {
        int horse = board.pointOf(slot);
        int leg = Leaps.leg(horse, king);
        return leg != Grid.OFF && horse != captured && !Grid.contains(low, high, leg);
    }

    /** Whether two kings on these points see each other. */
    static boolean facing(int king, int other, long low, long high) {
        return Grid.FILE[king] == Grid.FILE[other] && piecesBetween(king, other, low, high) == 0;
    }

    private static boolean pawns(Board board, int by, int king, int captured) {
        return pawn(board, by, king - 1, captured)
                || pawn(board, by, king + 1, captured)
                || pawn(board, by, pawnAhead(by, king), captured);
    }

    private static boolean pawn(Board board, int by, int point, int captured) {
        return point != captured && Slots.isPawn(board.slotAt(point), by);
    }

    /** Where a pawn of {@code by} attacks this point from the front. */
    static int pawnAhead(int by, int point) {
        return by == Side.RED.ordinal() ? point - Point.FILES : point + Point.FILES;
    }

    public static int piecesBetween(int a, int b, long low, long high) {
        return Long.bitCount(low & Lines.betweenLow(a, b)) + Long.bitCount(high & Lines.betweenHigh(a, b));
    }
}
