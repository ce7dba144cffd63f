package org.baoqi.rules.engine;
/**
 * What a search makes of a position that has come back. One return is judged like three: who gave check on every move,
 * or chased one piece on every move, loses if the other side did not do the same; everything else is a draw. Which moves
 * the rule book in force allows at the root, {@link SearchTask.Rules} says.
 */
final class RepetitionInSearch {
    /** No position has come back. */
    static final int NONE = Integer.MIN_VALUE;

    private final SearchPath path;
    private final ChaseInSearch hunt;
    private final int naturalLimit;

    RepetitionInSearch(SearchPath path, StaticExchange exchange, int naturalLimit) {
        this.path = path;
        this.hunt = new ChaseInSearch(exchange);
        this.naturalLimit = naturalLimit;
    }

    /** The score for the side to move, or {@link #NONE}. */
    int score() {
        int plies = path.cycle();
        if (plies > 0) return judge(plies);
        return path.quietPlies() >= naturalLimit && !path.inCheck() ? Score.DRAW : NONE;
    }

    private int judge(int plies) {
        boolean mover = path.moverChecks(plies);
        boolean waiter = path.waiterChecks(plies);
        if (!mover && !waiter) {
            hunt.begin();
            path.replay(plies, hunt);
            waiter = hunt.chases(path.board().side());
            mover = hunt.chases(1 - path.board().side());
        }
        if (mover == waiter) return Score.DRAW;
        int win = Score.REPETITION_WIN - path.ply();
        return mover ? win : -win;
    }
}
