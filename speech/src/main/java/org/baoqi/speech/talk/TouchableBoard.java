package org.baoqi.speech.talk;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.referee.Ruling;

/**
 * A board under somebody's fingers: says what a tap on each of its points does. The hint that a screen reader speaks for a
 * point and the effect of tapping it come from the same {@link Tap}, so that they cannot differ.
 *
 * @param mode what fingers are there for
 * @param moves the moves that they may make, in {@link Mode#MOVES}; in {@link Mode#ENTERS} those that are legal
 * @param picked the point whose piece is in hand
 */
public record TouchableBoard(Position position, Mode mode, Side side, Set<Move> moves, Optional<Point> picked) {
    public TouchableBoard {
        moves = Set.copyOf(moves);
    }

    /** The purpose of a board, which decides what its taps do. */
    public enum Mode {
        /** To look only: for an observer, or who is not to move. */
        LOOKS,
        /** To make a side's own moves. */
        MOVES,
        /** To enter what a side did on a real board: its pieces go anywhere, legal or not. */
        ENTERS,
        /** To copy a move to another board, or to put one right there: any piece, which may have left its point already. */
        COPIES,
        /** To enter which pieces were touched. */
        TOUCHES
    }

    /** The effect of a tap. */
    public sealed interface Tap {
        /** The piece is taken up. */
        record Pick(Point at) implements Tap {}

        /** The piece in hand goes back. */
        record PutDown() implements Tap {}

        /** The piece in hand is played. */
        record Place(Move move) implements Tap {}

        /** The piece was touched. */
        record Touch(Point at) implements Tap {}

        /** Nothing moves: the point is named, with the reason why nothing more happens. */
        record Look(Point at, Why why) implements Tap {}

        /** The name of its hint among the words: {@code game.tap.pick}. */
        default String hint() {
            if (this instanceof Pick) return "pick";
            if (this instanceof PutDown) return "put-down";
            if (this instanceof Place) return "place";
            return this instanceof Touch ? "touch" : "look";
        }
    }

    /** Why a tap moves nothing. */
    public enum Why {
        /** Nobody moves anything here now. */
        LOOKING,
        /** No piece is in hand and none stands there. */
        EMPTY,
        /** It is the opponent's piece. */
        THEIRS,
        /** The piece has no move, or none that the words said already leave it. */
        STUCK,
        /** The piece in hand cannot go there. */
        ILLEGAL
    }

    /** For who only looks. */
    public static TouchableBoard looked(Position position) {
        return new TouchableBoard(position, Mode.LOOKS, position.sideToMove(), Set.of(), Optional.empty());
    }

    /** For whoever is to move in a position that nobody plays for a result. */
    public static TouchableBoard free(Position position, Optional<Point> picked) {
        return new TouchableBoard(
                position, Mode.MOVES, position.sideToMove(), Set.copyOf(position.legalMoves()), picked);
    }

    /** For a side of a match: its own moves in its own turn, as far as what it has said leaves them; else it looks. */
    public static TouchableBoard of(MatchState state, Side side, Optional<Point> picked) {
        return Ruling.outOfTurn(state, side).isPresent()
                ? looked(state.position())
                : new TouchableBoard(
                        state.position(), Mode.MOVES, side, state.calling().left(), picked);
    }

    /** The effect of a tap on a point. */
    public Tap tap(Point at) {
        return switch (mode) {
            case LOOKS -> new Tap.Look(at, Why.LOOKING);
            case TOUCHES -> isEmpty(at) ? new Tap.Look(at, Why.EMPTY) : new Tap.Touch(at);
            case ENTERS, COPIES -> entered(at);
            case MOVES -> moved(at);
        };
    }

    /** A second piece of the same side is taken up in the place of the first: nobody plays onto a piece of his own. */
    private Tap entered(Point at) {
        if (picked.equals(Optional.of(at))) return new Tap.PutDown();
        if (picked.filter(from -> isSameSide(from, at)).isPresent()) return new Tap.Pick(at);
        if (picked.isPresent()) return new Tap.Place(new Move(picked.get(), at));
        if (mode == Mode.ENTERS && !isOwn(at)) return new Tap.Look(at, isEmpty(at) ? Why.EMPTY : Why.THEIRS);
        return new Tap.Pick(at);
    }

    private Tap moved(Point at) {
        if (picked.equals(Optional.of(at))) return new Tap.PutDown();
        if (isOwn(at)) return movesFrom(at).isEmpty() ? new Tap.Look(at, Why.STUCK) : new Tap.Pick(at);
        if (!picked.isPresent()) return new Tap.Look(at, isEmpty(at) ? Why.EMPTY : Why.THEIRS);
        Move move = new Move(picked.get(), at);
        return moves.contains(move) ? new Tap.Place(move) : new Tap.Look(at, Why.ILLEGAL);
    }

    /** The moves that the piece on a point may make now. */
    public Set<Move> movesFrom(Point at) {
        return moves.stream().filter(move -> move.from().equals(at)).collect(Collectors.toSet());
    }

    /** The points where the piece in hand may legally go; none where nobody makes moves. */
    public Set<Point> targets() {
        boolean moving = mode == Mode.MOVES || mode == Mode.ENTERS;
        return picked.filter(from -> moving)
                .map(from -> movesFrom(from).stream().map(Move::to).collect(Collectors.toSet()))
                .orElse(Set.of());
    }

    /** The name among the words of what a tap on a point does; an entry that is no legal move has one of its own. */
    public String hint(Point at) {
        Tap tap = tap(at);
        boolean wrong = mode == Mode.ENTERS && tap instanceof Tap.Place place && !moves.contains(place.move());
        return wrong ? "place-wrong" : tap.hint();
    }

    private boolean isSameSide(Point one, Point other) {
        Optional<Side> side = position.pieceAt(one).map(Piece::side);
        return side.isPresent() && side.equals(position.pieceAt(other).map(Piece::side));
    }

    /** Whether a piece stands there that belongs to whose fingers these are. */
    private boolean isOwn(Point at) {
        return position.pieceAt(at).map(Piece::side).equals(Optional.of(side));
    }

    private boolean isEmpty(Point at) {
        return !position.pieceAt(at).isPresent();
    }
}
