package org.baoqi.rules.notation;

import java.util.List;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Refusal;

/** What the board says to a written move. */
public sealed interface Resolution {
    record Legal(Move move) implements Resolution {}

    /** The piece is there, but it may not go there. */
    record Illegal(WrittenMove said, Refusal why) implements Resolution {}

    /** Several legal moves fit: ask back which one. */
    record Ambiguous(WrittenMove said, List<Move> choices) implements Resolution {
        public Ambiguous {
            choices = List.copyOf(choices);
        }
    }

    /** The side to move has no piece where the words say. */
    record NoSuchPiece(WrittenMove said) implements Resolution {}

    /** No form of notation. */
    record NotUnderstood(String text) implements Resolution {}
}
