package org.baoqi.speech.referee;

import java.time.Duration;
import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.speech.match.History;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.Procedure.Act;
import org.baoqi.speech.match.Procedure.Actor;
import org.baoqi.speech.match.Progress;
import org.baoqi.speech.referee.Ruling.Reason;

/**
 * The rest of a turn as it usually goes: the player announced what he played, signalled and repeated as he has to, and then
 * the clock was pressed (六3(3), 七4(2)(b)). A referee who saw nothing unusual enters all of it at once, from the move or
 * from the announcement alone. What he has entered otherwise stays as he entered it, and is compared at the press as ever.
 *
 * <p>On two boards a turn begins with the opponent's move (七4(2)(g)(ii)): there the usual is that it was repeated and copied
 * rightly, and the turn waits for the player's own move.
 */
public record UsualTurn(MatchState state) {

    /** Whether the opponent's move is still to be repeated or copied. */
    public boolean copies() {
        return !state.isOver() && isCopying(progress()) && !boardsDiffer();
    }

    /** The move that a press now completes; none where neither it nor its announcement is entered. */
    public Optional<Move> move() {
        return state.turn().made().isPresent()
                ? state.turn().made()
                : state.turn().called();
    }

    /** Whether the announcement is taken from the move. */
    public boolean announces() {
        return next() instanceof RefereeInput.Call;
    }

    /**
     * The entry that a move is which the referee shows on a board: the opponent's on the player's own board, what the player
     * announces where somebody else moves for him, or else what he played.
     */
    public RefereeInput shown(Move move) {
        if (progress().allows(Act.MIRROR)) return new RefereeInput.Copy(move);
        boolean onlyCalls = progress().allows(Act.CALL) && !progress().allows(Act.MOVE);
        boolean isCalled = onlyCalls && !state.turn().made().isPresent();
        return isCalled ? new RefereeInput.Call(move) : new RefereeInput.Make(move);
    }

    Ruling judge(Duration at) {
        Side side = state.sideToMove();
        Optional<Ruling> outOfTurn = Ruling.outOfTurn(state, side);
        if (outOfTurn.isPresent()) return outOfTurn.get();
        if (boardsDiffer()) return Ruling.refused(Reason.BOARDS_DIFFER);
        Proceedings p = new Proceedings(state, at);
        UsualTurn now = this;
        while (now.isKnown() && now.state.sideToMove() == side && !p.hasStopped()) {
            Ruling ruling = now.next().judge(p.state(), at);
            if (!(ruling instanceof Ruling.Granted granted)) return ruling;
            p.addAll(granted);
            now = new UsualTurn(p.state());
        }
        boolean done = p.hasStopped() || now.state.sideToMove() != side || copies() && !now.copies();
        return done ? p.granted() : Ruling.refused(Reason.NOT_COMPLETE);
    }

    /** Whether what comes next follows from what was entered. */
    private boolean isKnown() {
        boolean wrongCall = state.calling().isComplete() && state.turn().made().isPresent();
        return !(next() instanceof RefereeInput.Press) || progress().allows(Act.PRESS) || wrongCall;
    }

    private RefereeInput next() {
        Progress progress = progress();
        Optional<Move> called = state.turn().called();
        if (progress.allows(Act.REPEAT_THEIRS)) return new RefereeInput.Take(Act.REPEAT_THEIRS);
        if (progress.allows(Act.MIRROR)) return new RefereeInput.Copy(theirs());
        boolean callsWhatHeMade = state.turn().made().filter(this::canBeCalled).isPresent();
        if (callsWhatHeMade) return new RefereeInput.Call(state.turn().made().get());
        if (progress.allows(Act.MOVE) && called.isPresent()) return new RefereeInput.Make(called.get());
        if (progress.allows(Act.SIGNAL)) return new RefereeInput.Take(Act.SIGNAL);
        if (progress.allows(Act.REPEAT)) return new RefereeInput.Take(Act.REPEAT);
        return new RefereeInput.Press(state.sideToMove());
    }

    /** Whether the player has still to call, and the words so far are the beginning of this move's. */
    private boolean canBeCalled(Move move) {
        boolean mayCall =
                progress().allows(Actor.PLAYER, Act.CALL) || progress().allows(Actor.AGENT, Act.CALL);
        return mayCall
                && state.calling().isSound()
                && !state.calling().isComplete()
                && state.calling().left().contains(move);
    }

    private Move theirs() {
        return state.history().last().map(History.Ply::move).orElseThrow(IllegalStateException::new);
    }

    private boolean boardsDiffer() {
        return !state.notes().differences(state).isEmpty();
    }

    private static boolean isCopying(Progress progress) {
        return progress.allows(Act.REPEAT_THEIRS) || progress.allows(Act.MIRROR);
    }

    private Progress progress() {
        return state.turn().progress();
    }
}
