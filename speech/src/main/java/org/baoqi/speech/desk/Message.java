package org.baoqi.speech.desk;

import org.baoqi.rules.Move;
import org.baoqi.rules.Position;

/** What reaches the table of a game. */
sealed interface Message {
    record Typed(String line) implements Message {}

    /** The machine has chosen its move in a position. */
    record Chosen(Position position, Move move) implements Message {}

    /** The end of the input. */
    record Closed() implements Message {}

    /** Time has passed. */
    record Nothing() implements Message {}
}
