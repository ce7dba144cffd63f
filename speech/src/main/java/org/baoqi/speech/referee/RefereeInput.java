package org.baoqi.speech.referee;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.law.EndingReason;
import org.baoqi.rules.law.Offence;
import org.baoqi.rules.law.Remedy.Breach;
import org.baoqi.rules.law.Touch;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.Procedure.Act;

/** An entry of a referee: something that he heard or saw at the table, or decides. */
public sealed interface RefereeInput {
    /** The ruling on it in a match, at this moment. */
    Ruling judge(MatchState state, Duration at);

    /** Words of the announcement by the side to move, right or wrong. */
    record Say(List<MoveWord> words) implements RefereeInput {
        public Say {
            words = List.copyOf(words);
        }

        @Override
        public Ruling judge(MatchState state, Duration at) {
            return new TurnReferee(state, state.sideToMove(), at).say(words);
        }
    }

    /** Another word for the one that was no move (六3(6)(b)). */
    record Correct(MoveWord word) implements RefereeInput {
        @Override
        public Ruling judge(MatchState state, Duration at) {
            return new TurnReferee(state, state.sideToMove(), at).correct(word);
        }
    }

    /** The whole of an announcement that is a legal move. */
    record Call(Move move) implements RefereeInput {
        @Override
        public Ruling judge(MatchState state, Duration at) {
            return new TurnReferee(state, state.sideToMove(), at).call(move);
        }
    }

    /** The move on the board, legal or not. */
    record Make(Move move) implements RefereeInput {
        @Override
        public Ruling judge(MatchState state, Duration at) {
            return new SupervisingReferee(state, at).make(move);
        }
    }

    /** 複讀, or the opponent's announcement said again: the words that were heard, right or wrong. */
    record Repeat(Act act, List<MoveWord> words) implements RefereeInput {
        public Repeat {
            words = List.copyOf(words);
        }

        @Override
        public Ruling judge(MatchState state, Duration at) {
            return new TurnReferee(state, state.sideToMove(), at).repeat(act, words);
        }
    }

    /** A signal, or a repetition in the right words. */
    record Take(Act act) implements RefereeInput {
        @Override
        public Ruling judge(MatchState state, Duration at) {
            return new TurnReferee(state, state.sideToMove(), at).take(act);
        }
    }

    record Press(Side side) implements RefereeInput {
        @Override
        public Ruling judge(MatchState state, Duration at) {
            return new SupervisingReferee(state, at).press(side);
        }
    }

    /** The rest of the turn was as it usually is, up to the press; see {@link UsualTurn}. */
    record Usual() implements RefereeInput {
        @Override
        public Ruling judge(MatchState state, Duration at) {
            return new UsualTurn(state).judge(at);
        }
    }

    /** Several entries that are one: they happen and are taken back together, or none of them happens. */
    record Together(List<RefereeInput> entries) implements RefereeInput {
        public Together {
            entries = List.copyOf(entries);
        }

        @Override
        public Ruling judge(MatchState state, Duration at) {
            Proceedings p = new Proceedings(state, at);
            for (RefereeInput each : entries) {
                if (p.state().isOver()) break;
                Ruling ruling = each.judge(p.state(), at);
                if (!(ruling instanceof Ruling.Granted granted)) return ruling;
                p.addAll(granted);
            }
            return p.granted();
        }
    }

    /** The referee saw that a side pressed before its move was complete. */
    record PressedEarly(Side side) implements RefereeInput {
        @Override
        public Ruling judge(MatchState state, Duration at) {
            return new SupervisingReferee(state, at).pressedEarly(side);
        }
    }

    /** 一手長觸及棋鐘. */
    record Rest(Side side) implements RefereeInput {
        @Override
        public Ruling judge(MatchState state, Duration at) {
            return new SupervisingReferee(state, at).rest(side);
        }
    }

    record Touched(Side side, List<Point> points, Touch.Manner manner) implements RefereeInput {
        @Override
        public Ruling judge(MatchState state, Duration at) {
            return new SupervisingReferee(state, at).touch(side, points, manner);
        }
    }

    /** The opponent's move as the side to move plays it on its own board. */
    record Copy(Move move) implements RefereeInput {
        @Override
        public Ruling judge(MatchState state, Duration at) {
            return new SupervisingReferee(state, at).copy(state.sideToMove(), move);
        }
    }

    /** A piece on a side's own board stands somewhere else. */
    record Shift(Side side, Move move) implements RefereeInput {
        @Override
        public Ruling judge(MatchState state, Duration at) {
            return new SupervisingReferee(state, at).shift(side, move);
        }
    }

    /** Both boards have been put right. */
    record Level() implements RefereeInput {
        @Override
        public Ruling judge(MatchState state, Duration at) {
            return new SupervisingReferee(state, at).level();
        }
    }

    /** The last entry was a slip. */
    record Undo(String reason) implements RefereeInput {
        @Override
        public Ruling judge(MatchState state, Duration at) {
            return new SupervisingReferee(state, at).undo(reason);
        }
    }

    record Foul(Side side, Offence offence) implements RefereeInput {
        @Override
        public Ruling judge(MatchState state, Duration at) {
            return new SupervisingReferee(state, at).foul(side, offence);
        }
    }

    /** @param entry the place in the ledger, from 0 */
    record Withdraw(int entry, String reason) implements RefereeInput {
        @Override
        public Ruling judge(MatchState state, Duration at) {
            return new SupervisingReferee(state, at).withdraw(entry, reason);
        }
    }

    /** Time for a side or, below zero, from it. */
    record Adjust(Side side, Duration amount, String reason) implements RefereeInput {
        @Override
        public Ruling judge(MatchState state, Duration at) {
            return new SupervisingReferee(state, at).adjust(side, amount, reason);
        }
    }

    /**
     * A breach, found at once or later.
     *
     * @param before how many plies were rightly played before it
     */
    record PutRight(Side side, Breach breach, int before, Optional<Move> wrong) implements RefereeInput {
        @Override
        public Ruling judge(MatchState state, Duration at) {
            return new SupervisingReferee(state, at).putRight(side, breach, before, wrong);
        }
    }

    /**
     * Something that the annex asks for is there, or is not.
     *
     * @param item its place in the list, from 0; empty for all that have not been looked at
     */
    record Check(Optional<Integer> item, boolean there) implements RefereeInput {
        @Override
        public Ruling judge(MatchState state, Duration at) {
            return new SupervisingReferee(state, at).check(item, there);
        }
    }

    /** The referee counts the moves without a capture. */
    record Audit() implements RefereeInput {
        @Override
        public Ruling judge(MatchState state, Duration at) {
            return new SupervisingReferee(state, at).audit();
        }
    }

    /** A player claims the natural limit. */
    record Claim(Side side) implements RefereeInput {
        @Override
        public Ruling judge(MatchState state, Duration at) {
            return new SupervisingReferee(state, at).claim(side);
        }
    }

    /**
     * 限著 is declared, for a side that asked for it or holds the draw.
     *
     * @param moves empty for the book's number
     */
    record Limit(Side side, Optional<Integer> moves) implements RefereeInput {
        @Override
        public Ruling judge(MatchState state, Duration at) {
            return new SupervisingReferee(state, at).limit(side, moves);
        }
    }

    /** 錄音: the players are asked aloud. */
    record AskToRecord() implements RefereeInput {
        @Override
        public Ruling judge(MatchState state, Duration at) {
            return new SupervisingReferee(state, at).askToRecord();
        }
    }

    record AgreeToRecord(Side side, boolean agrees) implements RefereeInput {
        @Override
        public Ruling judge(MatchState state, Duration at) {
            return new SupervisingReferee(state, at).agreeToRecord(side, agrees);
        }
    }

    record StopRecording() implements RefereeInput {
        @Override
        public Ruling judge(MatchState state, Duration at) {
            return new SupervisingReferee(state, at).stopRecording();
        }
    }

    record Explain() implements RefereeInput {
        @Override
        public Ruling judge(MatchState state, Duration at) {
            return new SupervisingReferee(state, at).explain();
        }
    }

    record Offer(Side side) implements RefereeInput {
        @Override
        public Ruling judge(MatchState state, Duration at) {
            return new SupervisingReferee(state, at).offer(side);
        }
    }

    record Answer(Side side, boolean accepted) implements RefereeInput {
        @Override
        public Ruling judge(MatchState state, Duration at) {
            return new TableReferee(state, side, at).answerDraw(accepted);
        }
    }

    /** The answer of whom a draw was offered. */
    record Reply(boolean accepted) implements RefereeInput {
        @Override
        public Ruling judge(MatchState state, Duration at) {
            return new SupervisingReferee(state, at).answer(accepted);
        }
    }

    record Resign(Side side) implements RefereeInput {
        @Override
        public Ruling judge(MatchState state, Duration at) {
            return new TableReferee(state, side, at).resign();
        }
    }

    /** A player's question. */
    record Ask(Side side, VoiceCommand query) implements RefereeInput {
        @Override
        public Ruling judge(MatchState state, Duration at) {
            return new TableReferee(state, side, at).ask(query);
        }
    }

    /** The side to move seals this move. */
    record Seal(Move move) implements RefereeInput {
        @Override
        public Ruling judge(MatchState state, Duration at) {
            return new TableReferee(state, state.sideToMove(), at).seal(move);
        }
    }

    record Pause() implements RefereeInput {
        @Override
        public Ruling judge(MatchState state, Duration at) {
            return new SupervisingReferee(state, at).pause();
        }
    }

    record Resume() implements RefereeInput {
        @Override
        public Ruling judge(MatchState state, Duration at) {
            return new SupervisingReferee(state, at).resume();
        }
    }

    /** A loss for a side or, where none is named, a draw. */
    record Declare(Optional<Side> loser, EndingReason reason) implements RefereeInput {
        @Override
        public Ruling judge(MatchState state, Duration at) {
            return new SupervisingReferee(state, at).declare(loser, reason);
        }
    }

    /** The result is taken back. */
    record Reopen(String reason) implements RefereeInput {
        @Override
        public Ruling judge(MatchState state, Duration at) {
            return new SupervisingReferee(state, at).reopen(reason);
        }
    }

    /** 裁決: the result stands. */
    record Rule(String reason) implements RefereeInput {
        @Override
        public Ruling judge(MatchState state, Duration at) {
            return new SupervisingReferee(state, at).rule(reason);
        }
    }

    /** 上訴: a player does not accept the ruling on the result. */
    record Appeal(Side side, String reason) implements RefereeInput {
        @Override
        public Ruling judge(MatchState state, Duration at) {
            return new SupervisingReferee(state, at).appeal(side, reason);
        }
    }

    /** 口頭核實: a player says whether the result is right. */
    record Verify(Side side, boolean right) implements RefereeInput {
        @Override
        public Ruling judge(MatchState state, Duration at) {
            return new TableReferee(state, side, at).verify(right);
        }
    }
}
