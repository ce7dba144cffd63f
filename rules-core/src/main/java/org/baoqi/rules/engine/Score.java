package org.baoqi.rules.engine;
/**
 * The value of a position for the side to move: hundredths of a pawn, or the plies to a mate.
 *
 * @param value as the search counts: near {@link #MATE} it is a mate, just below a win by the rules of repetition
 */
public record Score(int value) {
    static final int MATE = 30_000;
    static final int INFINITE = 31_000;
    static final int DRAW = 0;
    /** A win because the opponent repeats what the rules forbid him; below every mate. */
    static final int REPETITION_WIN = 29_000;
    /** Evaluations stay below, wins by mate or repetition above. */
    static final int WON = REPETITION_WIN - 2 * SearchPath.MOST_PLIES;

    private static final int LONGEST_MATE = MATE - 2 * SearchPath.MOST_PLIES;

    static int matedIn(int ply) {
        return ply - MATE;
    }

    /** Whether a score depends on the moves played before, so that no other way to the position may use it. */
    static boolean isByRepetition(int value) {
        int size = Math.abs(value);
        return size >= WON && size < LONGEST_MATE;
    }

    /** A mate counts from the position it was found in, where a table keeps it. */
    static int toTable(int value, int ply) {
        return value >= LONGEST_MATE ? value + ply : value <= -LONGEST_MATE ? value - ply : value;
    }

    static int fromTable(int value, int ply) {
        return value >= LONGEST_MATE ? value - ply : value <= -LONGEST_MATE ? value + ply : value;
    }

    public boolean isMate() {
        return Math.abs(value) >= LONGEST_MATE;
    }

    /** Moves to the mate, counted as players do: positive if the side to move mates, negative if it is mated. */
    public int mateIn() {
        if (!isMate()) throw new IllegalStateException("no mate: " + value);
        return value > 0 ? (MATE - value + 1) / 2 : -(MATE + value) / 2;
    }

    public Score negated() {
        return new Score(-value);
    }
}
