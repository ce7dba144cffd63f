package org.baoqi.rules.law;

import java.util.Objects;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;

/** 輪次: the time in which one side is to move. */
public record Turn(int moveNumber, Side mover) {
    public Turn {
        Objects.requireNonNull(mover);
        if (moveNumber < 1) throw new IllegalArgumentException("move " + moveNumber);
    }

    public static Turn of(Position position) {
        return new Turn(position.moveNumber(), position.sideToMove());
    }

    public Turn next() {
        return new Turn(mover == Side.BLACK ? moveNumber + 1 : moveNumber, mover.opposite());
    }

    public boolean isAfter(Turn other) {
        return moveNumber == other.moveNumber ? mover.compareTo(other.mover) > 0 : moveNumber > other.moveNumber;
    }
}
