package org.baoqi.speech.voice;

import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.rules.notation.Resolution;

/** What was understood. Being wrong is worse than asking. */
public sealed interface Hearing {
    /** A move, and no second legal move is nearly as close. */
    record Sure(Move move) implements Hearing {}

    /** Most likely this move: ask whether it is meant. */
    record Confirm(Move move) implements Hearing {}

    /** One of these, the likeliest first: name them by number and ask which. */
    record Choices(List<Move> moves) implements Hearing {
        public Choices {
            moves = List.copyOf(moves);
        }
    }

    /** A move was understood that the position does not allow. The words are missing where it was typed in letters. */
    record Illegal(Optional<SpokenMove> said, Resolution why) implements Hearing {}

    record Command(VoiceCommand command) implements Hearing {}

    record Unknown() implements Hearing {}
}
