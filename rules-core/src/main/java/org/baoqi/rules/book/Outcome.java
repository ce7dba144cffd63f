package org.baoqi.rules.book;

import java.util.Optional;
import org.baoqi.rules.Side;

/** How a game ends, with its mark in game records. */
public enum Outcome {
    RED_WINS("1-0"),
    BLACK_WINS("0-1"),
    DRAW("1/2-1/2"),
    OPEN("*");

    private final String mark;

    Outcome(String mark) {
        this.mark = mark;
    }

    public String mark() {
        return mark;
    }

    /** Who lost, if anybody did. */
    public Optional<Side> loser() {
        return switch (this) {
            case RED_WINS -> Optional.of(Side.BLACK);
            case BLACK_WINS -> Optional.of(Side.RED);
            case DRAW, OPEN -> Optional.empty();
        };
    }

    public static Outcome lossFor(Side side) {
        return side == Side.RED ? BLACK_WINS : RED_WINS;
    }
}
