package org.baoqi.rules.engine;

import org.baoqi.rules.board.IntMove;

/** One position on the way of a search and what is known of it. It is reused whenever the search comes to its ply. */
final class SearchNode {
    final int ply;
    private final int[] tried = new int[IntMove.MOST];

    int alpha;
    int beta;
    int depth;
    /** Whether the node may lie on the principal variation, and if not, whether it is expected to fail high. */
    boolean pv;

    boolean cut;
    boolean check;
    /** The entry of the transposition table, and its move. */
    long entry;

    int remembered;
    int eval;
    boolean improving;
    /** Plies that the first move is looked at deeper, because it seems to be the only good one. */
    int extension;

    /** Moves looked at so far, the best value and its move, and the highest value above alpha. */
    int number;

    int best;
    int bestMove;
    int lower;
    private int quiets;

    SearchNode(int ply) {
        this.ply = ply;
    }

    void begin(int newAlpha, int newBeta, int newDepth, boolean newCut, boolean newCheck) {
        alpha = newAlpha;
        beta = newBeta;
        depth = newDepth;
        pv = newBeta - newAlpha > 1;
        cut = newCut;
        check = newCheck;
        extension = 0;
        number = 0;
        best = -Score.INFINITE;
        bestMove = MovePicker.NONE;
        lower = newAlpha;
        quiets = 0;
    }

    boolean isKnown() {
        return entry != TranspositionTable.NOTHING;
    }

    int knownScore() {
        return Score.fromTable(TranspositionTable.score(entry), ply);
    }

    /** Whether the table's score is all that is needed here. */
    boolean isSettled() {
        return !pv
                && ply > 0
                && isKnown()
                && TranspositionTable.depth(entry) >= depth
                && settles(TranspositionTable.bound(entry), knownScore(), alpha, beta);
    }

    static boolean settles(int bound, int score, int alpha, int beta) {
        return bound == TranspositionTable.EXACT
                || bound == TranspositionTable.LOWER && score >= beta
                || bound == TranspositionTable.UPPER && score <= alpha;
    }

    /** The static evaluation, or the table's score where that says more. */
    int betterEval(int staticEval) {
        if (!isKnown()) return staticEval;
        int score = knownScore();
        int bound = TranspositionTable.bound(entry);
        boolean better = bound == (score > staticEval ? TranspositionTable.LOWER : TranspositionTable.UPPER);
        return (better || bound == TranspositionTable.EXACT) && Math.abs(score) < Score.WON ? score : staticEval;
    }

    /** Takes the table's move; where none is remembered, a less deep search has to find one first. */
    void recall() {
        remembered = isKnown() ? TranspositionTable.move(entry) : MovePicker.NONE;
        if (remembered == MovePicker.NONE && depth >= 4 && (pv || cut)) depth--;
    }

    /** Whether moves may be passed over: none is while all that were seen lose. */
    boolean mayPassOver() {
        return ply > 0 && best > -Score.WON && depth <= Selectivity.SHALLOW;
    }

    boolean isHopeless(int historyScore) {
        return !check && Selectivity.isHopeless(number, depth, improving, eval, alpha, historyScore);
    }

    int reduction(boolean quiet, boolean gives, int historyScore) {
        return Selectivity.reduction(depth, number, quiet, gives, improving, pv, cut, historyScore);
    }

    /** Notes what a move is worth; true if it is the best so far and better than alpha. */
    boolean isRaisedBy(int move, int value) {
        best = Math.max(best, value);
        if (value <= lower) return false;
        bestMove = move;
        lower = value;
        return true;
    }

    /** A quiet move that did not end the node. */
    void addTried(int move) {
        tried[quiets++] = move;
    }

    int triedCount() {
        return quiets;
    }

    int tried(int index) {
        return tried[index];
    }

    int bound() {
        return best >= beta
                ? TranspositionTable.LOWER
                : best > alpha ? TranspositionTable.EXACT : TranspositionTable.UPPER;
    }

    /** Which nodes and moves the search passes over, and how much less deep it looks at those it expects little of. */
    static final class Selectivity {
        /** The depth to which whole moves are passed over. */
        static final int SHALLOW = 8;

        private static final int SINGLE_DEPTH = 7;
        private static final int MOST_MOVES = 64;
        private static final int[] REDUCTIONS = reductions();

        private Selectivity() {}

        private static int[] reductions() {
            int[] table = new int[(SearchPath.MOST_PLIES + 1) * MOST_MOVES];
            for (int depth = 1; depth <= SearchPath.MOST_PLIES; depth++)
                for (int number = 1; number < MOST_MOVES; number++)
                    table[depth * MOST_MOVES + number] =
                            (int) Math.round(0.3 + Math.log(depth) * Math.log(number) / 2.1);
            return table;
        }

        /** Whether a node is so good that its value will not fall below beta. */
        static boolean isWonAnyway(int depth, boolean improving, int eval, int beta) {
            return depth <= SHALLOW && eval - 85 * (improving ? depth - 1 : depth) >= beta;
        }

        /** Whether a node is so bad that only captures could help it. */
        static boolean isLostAnyway(int depth, int eval, int alpha) {
            return depth <= 2 && eval + 220 * depth <= alpha;
        }

        /** Whether a move gives away more than so shallow a search should look at. */
        static boolean isTooMuch(int gain, boolean quiet, int depth) {
            return gain < (quiet ? -60 : -110) * depth;
        }

        /** Whether a quiet move comes so late, or is needed so little, that it will not raise alpha. */
        static boolean isHopeless(int number, int depth, boolean improving, int eval, int alpha, int historyScore) {
            if (number > (improving ? 4 + depth * depth : 3 + depth * depth / 2)) return true;
            if (depth <= 4 && historyScore < -3_000 * depth) return true;
            return eval + 90 + 75 * depth <= alpha;
        }

        /** Whether it is worth asking if a remembered move is the only good one. */
        static boolean maySingle(int depth, long entry) {
            return depth >= SINGLE_DEPTH
                    && TranspositionTable.depth(entry) >= depth - 3
                    && (TranspositionTable.bound(entry) & TranspositionTable.LOWER) != 0
                    && Math.abs(TranspositionTable.score(entry)) < Score.WON;
        }

        /** By how many plies a move is looked at less deep, {@code number} counted from 1. */
        static int reduction(
                int depth,
                int number,
                boolean quiet,
                boolean gives,
                boolean improving,
                boolean pv,
                boolean cut,
                int historyScore) {
            if (depth < 3 || number < (pv ? 4 : 3)) return 0;
            int plies = REDUCTIONS[depth * MOST_MOVES + Math.min(number, MOST_MOVES - 1)];
            if (pv) plies--;
            if (cut) plies++;
            if (!improving) plies++;
            if (gives) plies--;
            plies -= quiet ? historyScore / 7_000 : 2;
            return Math.max(0, Math.min(plies, depth - 2));
        }
    }
}
