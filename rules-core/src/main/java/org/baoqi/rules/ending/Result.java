package org.baoqi.rules.ending;

import org.baoqi.rules.Side;

/** How a game ended. */
public enum Result {
    RED_WINS("1-0"),
    BLACK_WINS("0-1"),
    DRAW("1/2-1/2"),
    /** 雙負. */
    BOTH_LOSE("0-0");

    private final String score;

    Result(String score) {
        this.score = score;
    }

    /** Red's points and Black's, as records write them. */
    public String score() {
        return score;
    }

    public static Result winOf(Side side) {
        return side == Side.RED ? RED_WINS : BLACK_WINS;
    }

    public static Result lossOf(Side side) {
        return winOf(side.opposite());
    }
}
