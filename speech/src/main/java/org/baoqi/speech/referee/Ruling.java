package org.baoqi.speech.referee;

import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Refusal;
import org.baoqi.speech.match.Change;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchState;

/** The answer of the referee to something that was done or asked for. */
public sealed interface Ruling {
    /** It happens, and this is what it is made of. */
    record Granted(List<Change> changes) implements Ruling {
        public Granted {
            changes = List.copyOf(changes);
        }
    }

    /** One event happens. */
    static Ruling granted(MatchState state, MatchEvent event) {
        return new Granted(Change.of(state, List.of(event)));
    }

    /** It does not happen, and costs nothing. */
    record Refused(Reason reason, Optional<Refusal> move) implements Ruling {}

    enum Reason {
        /** The match is over. */
        OVER,
        NOT_YOUR_TURN,
        /** Whoever has no side only looks on. */
        OBSERVES,
        /** A move is sealed, and the clock stands. */
        ADJOURNED,
        /** The referee has stopped the clock: nothing that a player does counts. */
        CLOCK_STANDS,
        CLOCK_RUNS,
        /** The words said already bind the player to something else (六3(6)(a)). */
        BOUND,
        /** The move is not legal; the refusal says why. */
        ILLEGAL,
        /** The announcement or the move is not complete (六3(3)). */
        NOT_COMPLETE,
        /** A press before anything of the turn was entered, or right after another: more likely a slip of the referee's. */
        NOTHING_ENTERED,
        /** Nothing stands on the point from which a move was entered. */
        EMPTY_POINT,
        /** The piece that was entered as moved is the opponent's. */
        NOT_HIS_PIECE,
        /** Who does not see reads the board by hand (六3(1)): that is no touch. */
        FEELING,
        /** The announcement is the touch (六3(6)(a), 七4(2)(f)(i)). */
        ANNOUNCEMENT_BINDS,
        /** Nobody at the board is visually impaired, so that nobody announces (七4(2)). */
        NO_CALL,
        /** Somebody else's step, or not yet. */
        NOT_NEXT,
        NOTHING_TO_CORRECT,
        /** Only in practice. */
        NOT_IN_A_MATCH,
        NOTHING_TO_TAKE_BACK,
        NO_OFFER,
        /** The offer counts when the turn in which it was made is over (XQEF 69(2)(b)). */
        OFFER_NOT_YET,
        OFFER_NOT_YOUR_TURN,
        OFFER_UNANSWERED,
        OFFER_AGAIN,
        /** The result is not open, or the side has said what it thinks of it. */
        NOTHING_TO_VERIFY,
        /** The side has said so before. */
        SAID_ALREADY,
        /** A referee has ruled on the result. */
        RULED,
        /** No ruling waits for the referee, or none has been made that could be appealed against. */
        NOTHING_TO_RULE,
        NO_RULING,
        /** The ruling is the last word (XQEF 137, TW113 4章七[C], CXA2011 16.3). */
        NO_APPEAL,
        /** The book does not punish it. */
        NO_FOUL,
        /** The side need not write its moves down (六2(2), 七3(2)). */
        NEED_NOT_RECORD,
        NO_SUCH_ENTRY,
        /** The list of what is to be checked has no such item. */
        NO_SUCH_CHECK,
        NOTHING_TO_UNDO,
        /** There is no such piece, or no such move, to speak of. */
        NOTHING_THERE,
        /** The two boards are to be put right first (七4(2)(g)(iv)). */
        BOARDS_DIFFER,
        /** Nobody was asked whether he may be recorded. */
        NOT_ASKED_TO_RECORD,
        NOTHING_TO_EXPLAIN,
        NOT_OVER,
        /** The book does not end games so. */
        NO_SUCH_ENDING,
        /** The book leaves it to the referee how many moves are watched (XQEF 122(1)). */
        HOW_MANY_MOVES
    }

    static Ruling refused(Reason reason) {
        return new Refused(reason, Optional.empty());
    }

    static Ruling illegal(Refusal why) {
        return new Refused(Reason.ILLEGAL, Optional.of(why));
    }

    /** Why somebody cannot act at all, if he cannot; an observer, who has no side, never can. */
    static Optional<Ruling> outOfTurn(MatchState state, Optional<Side> side) {
        return side.isPresent() ? outOfTurn(state, side.get()) : Optional.of(refused(Reason.OBSERVES));
    }

    /** Why a side cannot act at all, if it cannot. While the clock stands nothing counts: nobody could be given his increment. */
    static Optional<Ruling> outOfTurn(MatchState state, Side side) {
        Optional<Ruling> notHis = notHisTurn(state, side);
        return notHis.isPresent() || state.clock().running().isPresent()
                ? notHis
                : Optional.of(refused(Reason.CLOCK_STANDS));
    }

    /** Why a side cannot claim anything, though the clock may stand while it does. */
    static Optional<Ruling> notHisTurn(MatchState state, Side side) {
        if (state.isOver()) return Optional.of(refused(Reason.OVER));
        if (state.turn().sealed().isPresent()) return Optional.of(refused(Reason.ADJOURNED));
        return state.sideToMove() == side ? Optional.empty() : Optional.of(refused(Reason.NOT_YOUR_TURN));
    }
}
