package org.baoqi.rules.board;
/** Counts the points that a piece can go to by table lookups, without generating moves. */
public final class Mobility {
    private Mobility() {}

    /** The king's steps as bits of his bank, before anybody asks whether they are safe. */
    static long king(Board board, int side, int point) {
        return Leaps.king(point) & ~own(board, side, point);
    }

    static int advisor(Board board, int side, int point) {
        return Long.bitCount(Leaps.advisor(point) & ~own(board, side, point));
    }

    static int elephant(Board board, int side, int point) {
        long occupied = point < Grid.BANK ? board.low() : board.high();
        return Long.bitCount(Leaps.elephant(point, occupied) & ~own(board, side, point));
    }

    private static long own(Board board, int side, int point) {
        return point < Grid.BANK ? board.low(side) : board.high(side);
    }

    static int horse(Board board, int side, int point) {
        int free = Leaps.freeLegs(board, point);
        return Long.bitCount(Leaps.horseLow(point, free) & ~board.low(side))
                + Long.bitCount(Leaps.horseHigh(point, free) & ~board.high(side));
    }

    static int pawn(Board board, int side, int point) {
        return Long.bitCount(Leaps.pawnLow(side, point) & ~board.low(side))
                + Long.bitCount(Leaps.pawnHigh(side, point) & ~board.high(side));
    }

    public static int rook(Board board, int side, int point) {
        int file = Grid.FILE[point];
        int rank = Grid.RANK[point];
        int alongRank = Lines.onRank(file, Lines.rank(board.low(), board.high(), rank));
        int alongFile = Lines.onFile(rank, Lines.file(board.low(), board.high(), file));
        return Integer.bitCount(Lines.reached(alongRank) & ~Lines.rank(board.low(side), board.high(side), rank))
                + Integer.bitCount(Lines.reached(alongFile) & ~Lines.file(board.low(side), board.high(side), file));
    }

    public static int cannon(Board board, int side, int point) {
        int file = Grid.FILE[point];
        int rank = Grid.RANK[point];
        int onRank = Lines.rank(board.low(), board.high(), rank);
        int onFile = Lines.file(board.low(), board.high(), file);
        return cannon(Lines.onRank(file, onRank), onRank, Lines.rank(board.low(side), board.high(side), rank))
                + cannon(Lines.onFile(rank, onFile), onFile, Lines.file(board.low(side), board.high(side), file));
    }

    private static int cannon(int answer, int occupied, int own) {
        return Integer.bitCount(Lines.reached(answer) & ~occupied | Lines.overScreen(answer) & ~own);
    }
}
