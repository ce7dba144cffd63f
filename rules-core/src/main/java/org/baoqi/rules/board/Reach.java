package org.baoqi.rules.board;
/** Whether one piece can go to one point, as far as its own way of moving is concerned. */
public final class Reach {
    private Reach() {}

    /** Whether the piece on {@code from} can move or capture there. No piece captures its own side's. */
    static boolean reaches(Board board, int from, int to) {
        int slot = board.slotAt(from);
        int side = slot / Slots.PER_SIDE;
        if (slot == Slots.EMPTY || Grid.contains(board.low(side), board.high(side), to)) return false;
        return switch (Slots.piece(slot).kind()) {
            case KING -> onBank(Leaps.king(from), from, to);
            case ADVISOR -> onBank(Leaps.advisor(from), from, to);
            case ELEPHANT -> onBank(Leaps.elephant(from, from < Grid.BANK ? board.low() : board.high()), from, to);
            case HORSE -> horse(board, from, to);
            case ROOK -> Lines.aligned(from, to) && piecesBetween(board, from, to) == 0;
            case CANNON ->
                Lines.aligned(from, to) && piecesBetween(board, from, to) == (board.slotAt(to) == Slots.EMPTY ? 0 : 1);
            case PAWN -> Grid.contains(Leaps.pawnLow(side, from), Leaps.pawnHigh(side, from), to);
        };
    }

    private static boolean onBank(long reached, int from, int to) {
        return from < Grid.BANK == to < Grid.BANK && Grid.contains(reached, reached, to);
    }

    private static boolean horse(Board board, int from, int to) {
        int leg = Leaps.leg(from, to);
        return leg != Grid.OFF && board.slotAt(leg) == Slots.EMPTY;
    }

    private static int piecesBetween(Board board, int from, int to) {
        return KingAttack.piecesBetween(from, to, board.low(), board.high());
    }

    /** Whether the side to move can make this move and leave its king safe. */
    public static boolean isLegal(Board board, int from, int to) {
        int side = board.side();
        if (!Grid.contains(board.low(side), board.high(side), from) || !reaches(board, from, to)) return false;
        int king = board.king(side) == from ? to : board.king(side);
        return king == Grid.OFF || !KingAttack.onKing(board, king, 1 - side, from, to);
    }
}
