package org.baoqi.rules.engine;

import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Board;
import org.baoqi.rules.board.Grid;
import org.baoqi.rules.board.Slots;
import org.baoqi.rules.engine.Weights.Term;

/**
 * Computes the value of a position without looking ahead, in hundredths of a pawn for the side to move. Pieces and
 * their points are summed up as moves are made ({@link #change}); the rest is counted where it is asked for. Every term
 * is linear in its weights, so that they can be tuned.
 */
final class Evaluation {
    /** Rooks, horses and cannons of both sides at the start, counted as in {@link #PHASE}. */
    private static final int FULL_PHASE = 48;

    private static final int[] PHASE = phases();
    private static final int TABLE = 50;
    private static final int TABLE_FILES = 5;
    private static final int POINTS = Grid.SIZE + 1;

    private final int[] weights;
    /** By slot and point, from Red's side. */
    private final int[] placed = new int[(Slots.COUNT + 1) * POINTS];

    private final SideEvaluation red;
    private final SideEvaluation black;

    /** @param weights packed, in the order of {@link Weights.Term} */
    Evaluation(int[] weights) {
        this.weights = weights;
        for (int slot = 0; slot < Slots.COUNT; slot++)
            for (int point = 0; point < Grid.SIZE; point++) placed[slot * POINTS + point] = place(slot, point);
        red = new SideEvaluation(weights, Side.RED.ordinal());
        black = new SideEvaluation(weights, Side.BLACK.ordinal());
    }

    private static int[] phases() {
        int[] phases = new int[Slots.COUNT];
        for (int side = 0; side < Slots.COUNT; side += Slots.PER_SIDE)
            for (int slot = Slots.HORSE; slot < Slots.PAWN; slot++)
                phases[side + slot] = slot >= Slots.ROOK && slot < Slots.CANNON ? 6 : 3;
        return phases;
    }

    private int place(int slot, int point) {
        boolean red = slot < Slots.PER_SIDE;
        int kind = Slots.piece(slot).kind().ordinal();
        int rank = red ? Grid.RANK[point] : Point.RANKS - 1 - Grid.RANK[point];
        int file = Math.min(Grid.FILE[point], Point.FILES - 1 - Grid.FILE[point]);
        int worth = weights[Term.VALUE.first() + kind]
                + weights[Term.SQUARE.first() + kind * TABLE + rank * TABLE_FILES + file];
        return red ? worth : -worth;
    }

    /** Pieces and their points, both values packed, from Red's side. */
    int sum(Board board) {
        int sum = 0;
        for (int slot = 0; slot < Slots.COUNT; slot++) sum += placed[slot * POINTS + board.pointOf(slot)];
        return sum;
    }

    /** The difference that a move makes to {@link #sum}. */
    int change(int slot, int captured, int from, int to) {
        return placed[slot * POINTS + to] - placed[slot * POINTS + from] - placed[captured * POINTS + to];
    }

    int evaluate(Board board, int sum) {
        red.look(board);
        black.look(board);
        int packed = sum + red.worth(black) - black.worth(red);
        packed += board.side() == 0 ? weights[Term.TEMPO.first()] : -weights[Term.TEMPO.first()];
        int score = taper(packed, phase(board));
        if (score > 0 && !red.canWin() || score < 0 && !black.canWin()) score = 0;
        return board.side() == 0 ? score : -score;
    }

    private static int taper(int packed, int phase) {
        return (Weights.middle(packed) * phase + Weights.end(packed) * (FULL_PHASE - phase)) / FULL_PHASE;
    }

    static int phase(Board board) {
        int phase = 0;
        for (int slot = Slots.HORSE; slot < Slots.PAWN; slot++) {
            if (board.pointOf(slot) != Grid.OFF) phase += PHASE[slot];
            if (board.pointOf(Slots.PER_SIDE + slot) != Grid.OFF) phase += PHASE[slot];
        }
        return phase;
    }
}
