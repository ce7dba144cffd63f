package org.baoqi.speech.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.law.CallCheck;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.match.Procedure.Act;

/** An event within a side's turn, up to the press of the clock. */
public sealed interface TurnEvent extends MatchEvent {
    Side side();

    /** One word of 報棋. */
    record Said(Duration at, Side side, MoveWord word) implements TurnEvent {
        @Override
        public MatchState in(MatchState before) {
            return before.with(before.turn().say(word)).passing(side);
        }

        @Override
        public String name() {
            return "said";
        }

        @Override
        public List<String> fields() {
            return List.of(side.name(), word.name());
        }
    }

    /** A word in the place of the one that was no move (六3(6)(b)). */
    record Corrected(Duration at, Side side, MoveWord word) implements TurnEvent {
        @Override
        public MatchState in(MatchState before) {
            return before.with(before.turn().correct(before.calling().sound(), word))
                    .passing(side);
        }

        @Override
        public String name() {
            return "corrected";
        }

        @Override
        public List<String> fields() {
            return List.of(side.name(), word.name());
        }
    }

    /** The announcement is complete; empty if its words are no legal move. */
    record Called(Duration at, Side side, Optional<Move> move) implements TurnEvent {
        @Override
        public MatchState in(MatchState before) {
            return before.with(before.turn().call(move));
        }

        @Override
        public String name() {
            return "called";
        }

        @Override
        public List<String> fields() {
            return List.of(side.name(), move.map(Move::iccs).orElse(EventText.NONE));
        }
    }

    /** The move is made on the board, legal or not. */
    record Made(Duration at, Side side, Move move) implements TurnEvent {
        @Override
        public MatchState in(MatchState before) {
            return before.with(before.turn().make(move)).passing(side);
        }

        @Override
        public String name() {
            return "made";
        }

        @Override
        public List<String> fields() {
            return List.of(side.name(), move.iccs());
        }
    }

    /** A step that has no more to tell: a signal, a repetition of a call, a move copied to the other board. */
    record Took(Duration at, Side side, Act act) implements TurnEvent {
        @Override
        public MatchState in(MatchState before) {
            MatchState after = before.with(before.turn().take(act));
            return act == Act.MIRROR ? after.with(mirrored(before)) : after;
        }

        private RefereeNotes mirrored(MatchState before) {
            Optional<Move> theirs = before.history().last().map(History.Ply::move);
            return theirs.map(move -> before.notes().shift(side, move)).orElse(before.notes());
        }

        @Override
        public String name() {
            return "took";
        }

        @Override
        public List<String> fields() {
            return List.of(side.name(), act.name());
        }
    }

    /**
     * Words that repeat an announcement: the referee's, by who does not know the notation (六3(7), 七4(2)(c)), or the
     * opponent's, where each has a board (七4(2)(g)(ii)). The step is taken if they name the move that was announced.
     */
    record Repeated(Duration at, Side side, Act act, List<MoveWord> words) implements TurnEvent {
        public Repeated {
            words = List.copyOf(words);
        }

        @Override
        public MatchState in(MatchState before) {
            return before.repeats(act, words) ? before.with(before.turn().take(act)) : before;
        }

        @Override
        public String name() {
            return "repeated";
        }

        @Override
        public List<String> fields() {
            List<String> fields = new ArrayList<>(List.of(side.name(), act.name()));
            words.forEach(word -> fields.add(word.name()));
            return fields;
        }
    }

    /** The referee stopped the press: call and move differ (六4, 七5). */
    record Checked(Duration at, Side side, CallCheck.Answer answer) implements TurnEvent {
        @Override
        public MatchState in(MatchState before) {
            return before.with(before.turn().checked(answer));
        }

        @Override
        public String name() {
            return "checked";
        }

        @Override
        public List<String> fields() {
            return List.of(side.name(), answer.name());
        }
    }

    /** The clock is pressed: the move is complete. */
    record Pressed(Duration at, Side side) implements TurnEvent {
        @Override
        public MatchState in(MatchState before) {
            return before.completed(side, at);
        }

        @Override
        public String name() {
            return "pressed";
        }

        @Override
        public List<String> fields() {
            return List.of(side.name());
        }
    }
}
