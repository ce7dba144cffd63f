package org.baoqi.rules.law;

import java.util.Optional;
import org.baoqi.rules.Side;

/** The result of a game under the rules; both sides may lose. */
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

    /** Who alone has lost. */
    public Optional<Side> loser() {
        return switch (this) {
            case RED_WINS -> Optional.of(Side.BLACK);
            case BLACK_WINS -> Optional.of(Side.RED);
            case DRAW, BOTH_LOSE -> Optional.empty();
        };
    }

    public static Result winOf(Side side) {
        return side == Side.RED ? RED_WINS : BLACK_WINS;
    }

    public static Result lossOf(Side side) {
        return winOf(side.opposite());
    }
}
