package org.baoqi.rules.book.repetition;

import java.util.List;
import java.util.Set;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.board.Position;

/** 循環局面: the moves from a position back to the same position, once or several times over, as one book sees them. */
public interface Cycle {
    /** The position that comes back. */
    Position start();

    RepetitionOffence offenceOf(Side side);

    /** The pieces that every move of {@code side} chases, each known by where it stood at the beginning. */
    Set<Point> chasedThroughoutBy(Side side);

    /** Each move with its class and what it does. */
    List<ClassedMove> moves();

    /** How a book reads moves that lead nowhere. */
    public interface Reader {
        /** The moves of {@code game} between two plies at which the same position stood. */
        Cycle between(Game game, int from, int to);

        /** The last moves of {@code game}, which need not lead back to where they began; the last is not answered yet. */
        Cycle since(Game game, int from);
    }
}
