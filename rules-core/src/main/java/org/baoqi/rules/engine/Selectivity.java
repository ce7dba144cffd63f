package org.baoqi.rules.engine;
/** Which nodes and moves the search passes over, and how much less deep it looks at those it expects little of. */
final class Selectivity {
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
                table[depth * MOST_MOVES + number] = (int) Math.round(0.3 + Math.log(depth) * Math.log(number) / 2.1);
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
