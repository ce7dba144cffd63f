package org.baoqi.app.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.law.Touch;
import org.baoqi.speech.match.History;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.Procedure.Act;
import org.baoqi.speech.match.TurnSoFar;
import org.baoqi.speech.referee.RefereeInput;
import org.baoqi.speech.referee.UsualTurn;
import org.baoqi.speech.talk.TouchableBoard;
import org.baoqi.speech.talk.TouchableBoard.Tap;

/**
 * Takes what the referee taps on the board until it can be entered in the match: a move is tapped twice, and while touches
 * are entered each tap is one.
 */
final class BoardEntry {
    private final RefereedMatch referee;
    private Optional<TurnSoFar> turn = Optional.empty();
    private Optional<Point> from = Optional.empty();
    private final List<Point> touched = new ArrayList<>();
    private boolean touching;
    private boolean sealing;
    private Optional<Side> shifting = Optional.empty();

    BoardEntry(RefereedMatch referee) {
        this.referee = referee;
    }

    private Optional<MatchState> state() {
        return referee.view().map(RefereedMatch.View::state);
    }

    /** The match has gone on: a piece that was tapped belongs to one turn. */
    void matchChanged() {
        Optional<TurnSoFar> now = state().map(MatchState::turn);
        if (!now.equals(turn)) from = Optional.empty();
        turn = now;
    }

    /** The board with what a tap on each point will do. */
    TouchableBoard board() {
        Position position = position();
        Set<Move> legal = mode() == TouchableBoard.Mode.ENTERS ? Set.copyOf(position.legalMoves()) : Set.of();
        return new TouchableBoard(position, mode(), position.sideToMove(), legal, from);
    }

    /** The board as it stands before the referee's eyes: a legal move that was entered is on it, though nobody has pressed. */
    private Position position() {
        Position before = state().map(MatchState::position).orElseGet(Position::initial);
        return entered().filter(before::isLegal).map(before::play).orElse(before);
    }

    private Optional<Move> entered() {
        return state().filter(state -> !state.isOver())
                .flatMap(state -> state.turn().made());
    }

    /** The move that was entered last: of this turn, or the one before it. */
    Optional<Move> last() {
        return entered().isPresent()
                ? entered()
                : state().flatMap(state -> state.history().last()).map(History.Ply::move);
    }

    private TouchableBoard.Mode mode() {
        if (!state().filter(state -> !state.isOver()).isPresent()) return TouchableBoard.Mode.LOOKS;
        if (touching) return TouchableBoard.Mode.TOUCHES;
        if (entered().isPresent() && !shifting.isPresent()) return TouchableBoard.Mode.LOOKS;
        return copies() || shifting.isPresent() ? TouchableBoard.Mode.COPIES : TouchableBoard.Mode.ENTERS;
    }

    /** Whether the next move is the opponent's, on a side's own board, where the piece has left its point already. */
    private boolean copies() {
        return state().filter(state -> state.turn().progress().allows(Act.MIRROR))
                .isPresent();
    }

    /** Does what the point's hint says; false where nothing is to be done with it. */
    boolean tap(Point point) {
        Tap tap = board().tap(point);
        if (tap instanceof Tap.Touch touch) touched.add(touch.at());
        else if (tap instanceof Tap.Pick pick) from = Optional.of(pick.at());
        else if (tap instanceof Tap.PutDown) from = Optional.empty();
        else if (tap instanceof Tap.Place place) enter(place.move());
        else return false;
        return true;
    }

    /** A piece that stands wrongly, the opponent's move on a side's own board, or else the side's own move. */
    void enter(Move move) {
        referee.take(input(move));
        shifting = Optional.empty();
        sealing = false;
        from = Optional.empty();
    }

    private RefereeInput input(Move move) {
        if (sealing) return new RefereeInput.Seal(move);
        if (shifting.isPresent()) return new RefereeInput.Shift(shifting.get(), move);
        return new UsualTurn(state().orElseThrow(IllegalStateException::new)).shown(move);
    }

    /** The point of the piece whose move is half tapped. */
    Optional<Point> from() {
        return from;
    }

    /** The points that have been touched, in their order. */
    List<Point> touched() {
        return touched;
    }

    boolean isTouching() {
        return touching;
    }

    /** Begins to enter touches; in the end, those that were entered are judged as meant. */
    void touching(boolean on) {
        if (on) touching = true;
        else judgeTouches(Touch.Manner.MEANT);
    }

    /** Each point is a touch of its own. */
    void judgeTouches(Touch.Manner manner) {
        Side side = state().map(MatchState::sideToMove).orElse(Side.RED);
        for (Point point : touched) referee.take(new RefereeInput.Touched(side, List.of(point), manner));
        touched.clear();
        touching = false;
    }

    boolean isSealing() {
        return sealing;
    }

    /** Whether the next move that is tapped is the sealed one. */
    void sealing(boolean on) {
        sealing = on;
    }

    boolean isShifting(Side side) {
        return shifting.equals(Optional.of(side));
    }

    /** Whether the next move that is tapped puts a piece right on a side's own board. */
    void shifting(Side side, boolean on) {
        shifting = on ? Optional.of(side) : Optional.empty();
    }
}
