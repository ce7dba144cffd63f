package org.baoqi.app.board;

import org.baoqi.app.board.FingerEvent.Cell;
import org.baoqi.app.speak.Haptics;

/** A board as a finger finds it. A game screen's presenter is one. */
public interface ExploredBoard {
    /** What to say of a point: 紅炮，二路，三線. */
    String label(Cell cell);

    /** {@link Haptics.Touch#EMPTY}, {@link Haptics.Touch#OWN} or {@link Haptics.Touch#ENEMY}. */
    Haptics.Touch content(Cell cell);

    /** Whether a piece stands there that may be moved now. */
    boolean canPickUp(Cell cell);

    /** The player has taken this piece in hand. */
    void pickUp(Cell cell);

    /** He lets go of the piece from {@code from} at {@code to}; what may not be is explained. */
    void drop(Cell from, Cell to);

    /** He has let go of it where it stood. */
    void putBack();
}
