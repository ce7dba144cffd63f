package org.baoqi.rules.board;

import java.util.LinkedHashMap;
import java.util.Map;
import org.baoqi.rules.Move;

/**
 * Counts the positions so many plies away, to prove a move generator and to time it.
 *
 * <p>Moves are made on a {@link Board} up to the last ply but one; there {@link LegalCount} adds up what tables say of
 * each piece and takes off what {@link KingSafety} forbids. No count is remembered, and nothing is allocated on the way.
 */
public final class Perft {
    private final Board board;
    private final MoveGenerator generator;
    private final LegalCount leaves;
    private final int[] moves;

    private Perft(Position position, int depth) {
        board = position.board();
        generator = new MoveGenerator(board);
        leaves = new LegalCount(board);
        moves = new int[depth * IntMove.MOST];
    }

    /** The nodes behind each legal move, in the order of {@link Position#legalMoves}. */
    public static Map<Move, Long> divide(Position position, int depth) {
        Map<Move, Long> counts = new LinkedHashMap<>();
        Perft perft = new Perft(position, depth);
        for (Move move : position.legalMoves()) counts.put(move, perft.behind(IntMove.of(move), depth - 1));
        return counts;
    }

    /** The nodes at this depth, 1 at depth 0. */
    public static long nodes(Position position, int depth) {
        return new Perft(position, depth).nodes(0, depth);
    }

    private long behind(int move, int depth) {
        int captured = board.make(move);
        long nodes = nodes(0, depth);
        board.unmake(move, captured);
        return nodes;
    }

    private long nodes(int start, int depth) {
        return switch (depth) {
            case 0 -> 1;
            case 1 -> leaves.count();
            case 2 -> leavesBehindEachMove(start);
            default -> nodesBehindEachMove(start, depth - 1);
        };
    }

    private long nodesBehindEachMove(int start, int depth) {
        int end = generator.all(moves, start);
        long nodes = 0;
        for (int i = start; i < end; i++) {
            int captured = board.make(moves[i]);
            nodes += nodes(end, depth);
            board.unmake(moves[i], captured);
        }
        return nodes;
    }

    /** The same for the last two plies, where all the time goes: without recursion, so that it is compiled early. */
    private long leavesBehindEachMove(int start) {
        int end = generator.all(moves, start);
        long nodes = 0;
        for (int i = start; i < end; i++) {
            int captured = board.make(moves[i]);
            nodes += leaves.count();
            board.unmake(moves[i], captured);
        }
        return nodes;
    }

    /**
     * Counts the legal moves of the side to move. Where {@link KingSafety} finds neither check nor a bare cannon, every
     * piece but the king and the suspects may go wherever {@link Mobility} says; only the others are examined move by
     * move.
     */
    static final class LegalCount {
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
}
