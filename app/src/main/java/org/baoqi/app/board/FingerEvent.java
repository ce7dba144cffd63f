package org.baoqi.app.board;
/** What a finger that slides over the board means. */
public sealed interface FingerEvent {
    /**
     * A place on the drawn board.
     *
     * @param column from the screen's left, from 0
     * @param row from the screen's top, from 0
     */
    record Cell(int column, int row) {}

    /** The finger has come upon this point. */
    record Entered(Cell cell) implements FingerEvent {}

    /** The finger has left the board. */
    record Left() implements FingerEvent {}

    /** The finger has rested upon a piece: it is lifted. */
    record PickedUp(Cell cell) implements FingerEvent {}

    /** The finger that holds a piece was lifted here. */
    record Dropped(Cell from, Cell to) implements FingerEvent {}

    /** A piece that was held stays where it was: a second finger came, or it was let go off the board or at its place. */
    record Cancelled() implements FingerEvent {}

    /** Two fingers tapped: silence. */
    record Stop() implements FingerEvent {}

    /** Two fingers tapped twice: once more. */
    record Repeat() implements FingerEvent {}
}
