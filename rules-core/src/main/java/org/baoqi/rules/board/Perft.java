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
}
