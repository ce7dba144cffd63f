package org.baoqi.speech.match;

import org.baoqi.rules.board.Position;

/** Positions of test tables: a FEN, or its name. */
final class Positions {
    private Positions() {}

    static Position of(String cell) {
        return cell.equals("initial") ? Position.initial() : Position.parse(cell);
    }
}
