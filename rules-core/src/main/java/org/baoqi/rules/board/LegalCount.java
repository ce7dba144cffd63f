package org.baoqi.rules.board;
/**
 * Counts the legal moves of the side to move. Where {@link KingSafety} finds neither check nor a bare cannon, every piece
 * but the king and the suspects may go wherever {@link Mobility} says; only the others are examined move by move.
 */
final class LegalCount {
    private final Board board;
    private final KingSafety danger;
    private final MoveGenerator generator;
    private final int[] moves = new int[IntMove.MOST];

    LegalCount(Board board) {
        this.board = board;
        this.danger = new KingSafety(board);
        this.generator = new MoveGenerator(board, danger);
    }

    int count() {
        danger.look();
        if (!danger.leavesOthersFree()) return generator.all(moves, 0);
        int side = board.side();
        int base = side * Slots.PER_SIDE;
        int count = king(side)
                + palace(side, base)
                + horses(side, base)
                + rooks(side, base)
                + cannons(side, base)
                + pawns(side, base);
        return danger.suspects() == 0 ? count : count - forbidden();
    }

    private int king(int side) {
        int king = board.king(side);
        int start = king < Grid.BANK ? 0 : Grid.BANK;
        int count = 0;
        for (long rest = Mobility.king(board, side, king); rest != 0; rest &= rest - 1)
            if (danger.allows(king, start + Long.numberOfTrailingZeros(rest))) count++;
        return count;
    }

    private int palace(int side, int base) {
        return Mobility.advisor(board, side, board.pointOf(base + Slots.ADVISOR))
                + Mobility.advisor(board, side, board.pointOf(base + Slots.ADVISOR + 1))
                + Mobility.elephant(board, side, board.pointOf(base + Slots.ELEPHANT))
                + Mobility.elephant(board, side, board.pointOf(base + Slots.ELEPHANT + 1));
    }

    private int horses(int side, int base) {
        return Mobility.horse(board, side, board.pointOf(base + Slots.HORSE))
                + Mobility.horse(board, side, board.pointOf(base + Slots.HORSE + 1));
    }

    private int rooks(int side, int base) {
        return Mobility.rook(board, side, board.pointOf(base + Slots.ROOK))
                + Mobility.rook(board, side, board.pointOf(base + Slots.ROOK + 1));
    }

    private int cannons(int side, int base) {
        return Mobility.cannon(board, side, board.pointOf(base + Slots.CANNON))
                + Mobility.cannon(board, side, board.pointOf(base + Slots.CANNON + 1));
    }

    private int pawns(int side, int base) {
        int count = 0;
        for (int slot = base + Slots.PAWN; slot < base + Slots.PER_SIDE; slot++)
            count += Mobility.pawn(board, side, board.pointOf(slot));
        return count;
    }

    /** The moves of suspects that would cost their king. */
    private int forbidden() {
        int count = 0;
        for (int rest = danger.suspects(); rest != 0; rest &= rest - 1)
            count += generator.forbidden(Integer.numberOfTrailingZeros(rest), moves);
        return count;
    }
}
