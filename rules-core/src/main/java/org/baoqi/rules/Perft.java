package org.baoqi.rules;

import java.util.LinkedHashMap;
import java.util.Map;

/** Counts the positions so many plies away, to prove a move generator and to time it. The last ply is only counted. */
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
        Perft perft = new Perft(position, depth);
        Map<Move, Long> counts = new LinkedHashMap<>();
        for (Move move : position.legalMoves()) counts.put(move, perft.behind(IntMove.of(move), 0, depth));
        return counts;
    }

    /** The nodes at this depth, 1 at depth 0. */
    public static long nodes(Position position, int depth) {
        return depth == 0 ? 1 : new Perft(position, depth).nodes(0, depth);
    }

    private long nodes(int start, int depth) {
        if (depth == 1) return leaves.count();
        int end = generator.all(moves, start);
        long nodes = 0;
        for (int i = start; i < end; i++) nodes += behind(moves[i], end, depth);
        return nodes;
    }

    private long behind(int move, int free, int depth) {
        if (depth == 1) return 1;
        int captured = board.make(move);
        long nodes = nodes(free, depth - 1);
        board.unmake(move, captured);
        return nodes;
    }
}
