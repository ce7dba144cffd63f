package org.baoqi.rules.engine;

import java.time.Duration;

/**
 * How long a search may think. It ends when the first limit is reached.
 *
 * @param depth plies
 * @param nodes positions looked at
 * @param softNanos no further iteration is begun after this
 * @param hardNanos the search is broken off after this
 * @param ponder the opponent is still thinking: time counts only after {@link RunningSearch#ponderHit}
 * @param untilStopped the answer is kept back until somebody asks for it, also when there is nothing left to think about
 */
public record SearchLimits(
        int depth, long nodes, long softNanos, long hardNanos, boolean ponder, boolean untilStopped) {
    private static final int DEEPEST = SearchPath.MOST_PLIES - 8;
    /** Time kept back for an answer to reach the clock. */
    private static final Duration RESERVE = Duration.ofMillis(15);

    private static final int MOVES_LEFT = 32;
    private static final SearchLimits NONE =
            new SearchLimits(DEEPEST, Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE, false, false);

    public SearchLimits {
        depth = Math.max(1, Math.min(depth, DEEPEST));
    }

    /** Until somebody stops it. */
    public static SearchLimits infinite() {
        return new SearchLimits(DEEPEST, Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE, false, true);
    }

    public static SearchLimits ofNodes(long nodes) {
        return NONE.withNodes(nodes);
    }

    /** All of a fixed time for one move. */
    public static SearchLimits ofMoveTime(Duration time) {
        long nanos = Math.max(1, time.minus(RESERVE).toNanos());
        return new SearchLimits(DEEPEST, Long.MAX_VALUE, nanos, nanos, false, false);
    }

    /**
     * A share of what the clock has left.
     *
     * @param movesToGo until the clock gets more time, 0 if it does not
     */
    public static SearchLimits ofClock(Duration left, Duration increment, int movesToGo) {
        if (movesToGo == 1) return ofMoveTime(left);
        long usable = Math.max(1, left.minus(RESERVE).toNanos());
        int moves = movesToGo > 0 ? Math.min(movesToGo, MOVES_LEFT) : MOVES_LEFT;
        long share = usable / (moves + 1) + increment.toNanos() * 3 / 4;
        long hard = Math.min(usable * 7 / 10, share * 4);
        return new SearchLimits(DEEPEST, Long.MAX_VALUE, Math.min(share, hard), Math.max(1, hard), false, false);
    }

    boolean isTimed() {
        return hardNanos != Long.MAX_VALUE;
    }

    /** With an end of its own, a search answers when it is there. */
    public SearchLimits withDepth(int most) {
        return new SearchLimits(most, nodes, softNanos, hardNanos, ponder, false);
    }

    /** With an end of its own, a search answers when it is there. */
    public SearchLimits withNodes(long most) {
        return new SearchLimits(depth, most, softNanos, hardNanos, ponder, false);
    }

    /** These limits, unless others are lower. */
    SearchLimits atMost(int plies, long positions) {
        return new SearchLimits(
                Math.min(depth, plies), Math.min(nodes, positions), softNanos, hardNanos, ponder, untilStopped);
    }

    public SearchLimits pondering() {
        return new SearchLimits(depth, nodes, softNanos, hardNanos, true, untilStopped);
    }
}
