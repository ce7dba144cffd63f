package org.baoqi.rules.notation;

import java.util.ArrayList;
import java.util.List;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.board.Refusal;

/** The meaning of a written move in a position: legal, illegal, ambiguous, or no move at all. */
public sealed interface Resolution {
    record Legal(Move move) implements Resolution {}

    /** The piece is there, but it may not go there. */
    record Illegal(Refusal why) implements Resolution {}

    /** Several legal moves fit: ask back which one. */
    record Ambiguous(List<Move> choices) implements Resolution {
        public Ambiguous {
            choices = List.copyOf(choices);
        }
    }

    /** The side to move has no piece where the words say. */
    record NoSuchPiece() implements Resolution {}

    /** The text is in no form of notation. */
    record NotUnderstood() implements Resolution {}

    /**
     * Legality decides: a file that two cannons share is enough where only one of them can go there. The books want
     * 前 and 後 even then (附表六 第一部份 1(2)), but games are full of it. Of several illegal moves the first is explained.
     */
    static Resolution among(List<Move> meant, Position position) {
        List<Move> legal = new ArrayList<>(meant);
        legal.removeIf(move -> !position.isLegal(move));
        return switch (legal.size()) {
            case 0 -> new Illegal(position.refusal(meant.get(0)).get());
            case 1 -> new Legal(legal.get(0));
            default -> new Ambiguous(legal);
        };
    }
}
