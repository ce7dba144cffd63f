package org.baoqi.rules.event;

import java.util.Optional;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.rules.law.Result;

/**
 * A game of an event.
 *
 * @param fouls how many each side committed
 */
public record EventGame(int red, int black, Result result, Manner manner, BothSides<Integer> fouls) {

    public enum Manner {
        /** At the board. */
        PLAYED,
        /** 不戰而勝: somebody did not come. */
        WALKOVER,
        /** 強制和 or another result that a referee imposed. */
        FORCED
    }

    public static EventGame of(int red, int black, Result result) {
        return new EventGame(red, black, result, Manner.PLAYED, BothSides.same(0));
    }

    /** The side that a player had; empty if it is not his game. */
    Optional<Side> sideOf(int player) {
        if (red == player) return Optional.of(Side.RED);
        return black == player ? Optional.of(Side.BLACK) : Optional.empty();
    }

    int opponentOf(int player) {
        return red == player ? black : red;
    }

    boolean wonBy(int player) {
        return sideOf(player).map(side -> result == Result.winOf(side)).orElse(false);
    }
}
