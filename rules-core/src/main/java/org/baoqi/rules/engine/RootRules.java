package org.baoqi.rules.engine;

import org.baoqi.rules.Move;

/** What the rule book in force says to a search. */
public interface RootRules {
    /** No book: every legal move may be played, and sixty rounds without a capture are a draw. */
    RootRules NONE = new RootRules() {};

    /** Whether the side to move would lose by repeating with this legal move. */
    default boolean forbids(Move move) {
        return false;
    }

    /** 自然限著: after so many plies without a capture the game is drawn. */
    default int naturalLimitPlies() {
        return 120;
    }
}
