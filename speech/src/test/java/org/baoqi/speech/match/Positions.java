package org.baoqi.speech.match;

import org.baoqi.rules.board.Position;

/** Positions of test tables: a FEN, or its name. */
public final class Positions {
    private Positions() {}

    public static Position of(String cell) {
        return cell.equals("initial") ? Position.initial() : Position.parse(cell);
    }
}
