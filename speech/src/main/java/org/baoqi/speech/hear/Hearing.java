package org.baoqi.speech.hear;

import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.MoveWord.Direction;
import org.baoqi.rules.notation.MoveWord.FilePlace;
import org.baoqi.rules.notation.Resolution;

/** The result of listening: a move, several, a request, or nothing that was understood. Being wrong is worse than asking. */
public sealed interface Hearing {
    /** A move, and neither is a second legal move nearly as close nor was it likely none at all. */
    record Sure(Move move) implements Hearing {
        /** The share of sure answers that may be wrong: a claim about all rivals, which the tests measure by language. */
        public static final double RISK = 0.001;
    }

    /** Most likely this move: ask whether it is meant. */
    record Confirm(Move move) implements Hearing {}

    /**
     * One of these, the likeliest first: name them by number and ask which.
     *
     * @param missing the word to ask for instead where they are too many to keep in mind
     */
    record Choices(List<Move> moves, Optional<MissingWord> missing) implements Hearing {
        /** More than these are not named by ear. */
        public static final int MOST = 4;

        public Choices {
            moves = List.copyOf(moves);
        }

        public Choices(List<Move> moves) {
            this(moves, Optional.empty());
        }

        static Choices of(Position position, List<Move> moves) {
            return moves.size() <= MOST
                    ? new Choices(moves)
                    : new Choices(moves, Optional.of(MissingWord.of(position, moves)));
        }
    }

    /** A move was understood that the position does not allow. The words are missing where it was typed in letters. */
    record Illegal(Optional<SpokenMove> said, Resolution why) implements Hearing {}

    record Command(VoiceCommand command) implements Hearing {}

    /** Perhaps one of these requests, by its sense rather than its words: ask whether, or which. */
    record Perhaps(List<VoiceCommand> commands) implements Hearing {
        public Perhaps {
            commands = List.copyOf(commands);
        }
    }

    record Unknown() implements Hearing {}

    /** The words of a move: the piece by its file, or by its place among those on one file. */
    record SpokenMove(Kind piece, Optional<Integer> file, Optional<FilePlace> place, Direction direction, int number) {}
}
