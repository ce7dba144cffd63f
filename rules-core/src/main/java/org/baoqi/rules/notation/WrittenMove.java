package org.baoqi.rules.notation;

import java.util.Optional;
import org.baoqi.rules.board.Position;

/** 著法: a move in writing, read without a board. {@link #in} finds its meaning in a position. */
public sealed interface WrittenMove permits Coordinates, NamedMove {

    /** The words of any {@link Notation}; empty where they are none. */
    static Optional<WrittenMove> parse(String text) {
        Optional<WrittenMove> coordinates = Coordinates.parse(text);
        return coordinates.isPresent() ? coordinates : NamedMove.Parser.parse(text);
    }

    /** The meaning of a text of any form in a position. */
    static Resolution read(String text, Position position) {
        return parse(text).map(said -> said.in(position)).orElseGet(Resolution.NotUnderstood::new);
    }

    /** The board's answer. */
    Resolution in(Position position);

    /** The same words where it is known that coordinates are of this form: ICCS counts ranks from 0, UCI from 1. */
    default WrittenMove as(Notation form) {
        return this;
    }
}
