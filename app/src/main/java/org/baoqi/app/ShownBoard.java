package org.baoqi.app;

import org.baoqi.rules.Position;
import org.baoqi.rules.Side;

/** What the board shows: a position, and whose edge is below. */
public record ShownBoard(Position position, Side viewer) {
    static final ShownBoard INITIAL = new ShownBoard(Position.initial(), Side.RED);

    ShownBoard flipped() {
        return new ShownBoard(position, viewer.opposite());
    }

    ShownBoard with(Position other) {
        return new ShownBoard(other, viewer);
    }
}
