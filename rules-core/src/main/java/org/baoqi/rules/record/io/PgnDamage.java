package org.baoqi.rules.record.io;

import org.baoqi.rules.board.FenError;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.Resolution;

/** Where a file of games cannot be read on: the line, from 1, and why. */
public record PgnDamage(int line, Reason reason) {

    public sealed interface Reason {}

    /** The text at the fault is for the user to find it by. */
    public record Malformed(Fault fault, String text) implements Reason {}

    /** The FEN tag holds no possible position. */
    public record BadPosition(FenError error) implements Reason {}

    /** A move that cannot be played, and the position it stands in. */
    public record BadMove(Position position, String text, Resolution why) implements Reason {}

    public enum Fault {
        /** A tag without its quotation marks or its bracket. */
        TAG,
        /** A remark that never ends. */
        REMARK_OPEN,
        /** A variation that never ends. */
        VARIATION_OPEN,
        /** The end of a variation that never began. */
        VARIATION_END,
        /** A variation before any move it could replace. */
        VARIATION_FIRST,
        /** Variations within variations beyond all sense. */
        VARIATION_DEPTH
    }
}
