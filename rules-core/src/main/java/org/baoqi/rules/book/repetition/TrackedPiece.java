package org.baoqi.rules.book.repetition;

import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;

/** A piece of a cycle: where it stands now, and where it stood when the cycle began, by which it is known throughout. */
public record TrackedPiece(Piece piece, Point point, Point origin) {
    public boolean isSameAs(TrackedPiece that) {
        return origin.equals(that.origin);
    }
}
