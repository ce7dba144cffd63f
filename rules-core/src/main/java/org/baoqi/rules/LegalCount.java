package org.baoqi.rules;

/**
 * Counts the legal moves of the side to move. Where {@link Danger} finds neither check nor a bare cannon, every piece
 * but the king and the suspects may go wherever {@link Mobility} says; only the others are examined move by move.
 */
final class LegalCount {
    private final Board board;
    private final Danger danger;
    private final MoveGenerator generator;
    private final int[] moves = new int[IntMove.MOST];

    LegalCount(Board board) {
        this.board = board;
        this.danger = new Danger(board);
        this.generator = new MoveGenerator(board);
    }

    int count() {
        danger.look();
        if (!danger.leavesOthersFree() || danger.hasSuspects()) return generator.all(moves, 0);
        int side = board.side();
        int base = side * Slots.PER_SIDE;
        return king(side) + palaceGuards(side, base) + army(side, base) + pawns(side, base);
    }

    private int king(int side) {
        int king = board.king(side);
        int start = king < Grid.BANK ? 0 : Grid.BANK;
        int count = 0;
        for (long rest = Mobility.king(board, side, king); rest != 0; rest &= rest - 1)
            if (danger.allows(king, start + Long.numberOfTrailingZeros(rest))) count++;
        return count;
    }

    private int palaceGuards(int side, int base) {
        int count = 0;
        for (int slot = base + Slots.ADVISOR; slot < base + Slots.ELEPHANT; slot++) {
            int point = board.pointOf(slot);
            if (point != Grid.OFF) count += Mobility.advisor(board, side, point);
        }
        for (int slot = base + Slots.ELEPHANT; slot < base + Slots.HORSE; slot++) {
            int point = board.pointOf(slot);
            if (point != Grid.OFF) count += Mobility.elephant(board, side, point);
        }
        return count;
    }

    private int army(int side, int base) {
        int count = 0;
        for (int slot = base + Slots.HORSE; slot < base + Slots.ROOK; slot++) {
            int point = board.pointOf(slot);
            if (point != Grid.OFF) count += Mobility.horse(board, side, point);
        }
        for (int slot = base + Slots.ROOK; slot < base + Slots.CANNON; slot++) {
            int point = board.pointOf(slot);
            if (point != Grid.OFF) count += Mobility.rook(board, side, point);
        }
        for (int slot = base + Slots.CANNON; slot < base + Slots.PAWN; slot++) {
            int point = board.pointOf(slot);
            if (point != Grid.OFF) count += Mobility.cannon(board, side, point);
        }
        return count;
    }

    private int pawns(int side, int base) {
        int count = 0;
        for (int slot = base + Slots.PAWN; slot < base + Slots.PER_SIDE; slot++) {
            int point = board.pointOf(slot);
            if (point != Grid.OFF) count += Mobility.pawn(board, side, point);
        }
        return count;
    }
}
