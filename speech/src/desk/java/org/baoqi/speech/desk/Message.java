package org.baoqi.speech.desk;

import java.util.List;
import java.util.function.Supplier;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;
import org.baoqi.speech.announce.Announcement;

/** What reaches the table of a game. */
sealed interface Message {
    record Typed(String line) implements Message {}

    /** The machine has chosen its move in a position. */
    record Chosen(Position position, Move move) implements Message {}

    /** The engine has thought of the player's question; the answer is worked out at the table. */
    record Thought(Supplier<List<Announcement>> answer) implements Message {}

    /** The end of the input. */
    record Closed() implements Message {}

    /** Time has passed. */
    record Nothing() implements Message {}
}
