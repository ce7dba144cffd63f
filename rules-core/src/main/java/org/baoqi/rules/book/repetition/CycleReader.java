package org.baoqi.rules.book.repetition;

import org.baoqi.rules.board.Game;

/** How a book reads moves that lead nowhere. */
public interface CycleReader {
    /** The moves of {@code game} between two plies at which the same position stood. */
    Cycle between(Game game, int from, int to);

    /** The last moves of {@code game}, which need not lead back to where they began; the last is not answered yet. */
    Cycle since(Game game, int from);
}
