package org.baoqi.speech.talk;

import java.util.List;
import org.baoqi.rules.Move;
import org.baoqi.speech.hear.MissingWord;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.hear.VoiceParser;

/** A question that somebody was asked and has not yet answered. Nothing of it binds him. */
public sealed interface Question {
    /** The answers that are listened for. */
    VoiceParser.Expecting expecting();

    record None() implements Question {
        @Override
        public VoiceParser.Expecting expecting() {
            return VoiceParser.Expecting.MOVE;
        }
    }

    /** A move as it was understood: a recogniser's mishearing is not the player's word. */
    record IsItThis(Move move) implements Question {
        @Override
        public VoiceParser.Expecting expecting() {
            return VoiceParser.Expecting.ANSWER;
        }
    }

    /** Moves that were named by number. */
    record Which(List<Move> moves) implements Question {
        public Which {
            moves = List.copyOf(moves);
        }

        @Override
        public VoiceParser.Expecting expecting() {
            return VoiceParser.Expecting.CHOICE;
        }
    }

    /** Requests of which one may have been meant, named by number. */
    record WhichRequest(List<VoiceCommand> commands) implements Question {
        public WhichRequest {
            commands = List.copyOf(commands);
        }

        @Override
        public VoiceParser.Expecting expecting() {
            return VoiceParser.Expecting.CHOICE;
        }
    }

    /** The word of a move that was not heard: 炮二平幾？ */
    record WhichWord(MissingWord missing) implements Question {
        @Override
        public VoiceParser.Expecting expecting() {
            return VoiceParser.Expecting.MOVE;
        }
    }

    /** A request that ends or changes the game: a resignation always, others where a recogniser heard them. */
    record IsItThat(VoiceCommand command) implements Question {
        @Override
        public VoiceParser.Expecting expecting() {
            return VoiceParser.Expecting.ANSWER;
        }
    }

    /** 提和: whether he agrees to the draw that was offered to him (XQEF 69(2)). He may also go on, which refuses it. */
    record DoYouAgree() implements Question {
        @Override
        public VoiceParser.Expecting expecting() {
            return VoiceParser.Expecting.ANSWER;
        }
    }

    /** 結果核實: whether the result is right (六8, 七9). */
    record IsItRight() implements Question {
        @Override
        public VoiceParser.Expecting expecting() {
            return VoiceParser.Expecting.ANSWER;
        }
    }
}
