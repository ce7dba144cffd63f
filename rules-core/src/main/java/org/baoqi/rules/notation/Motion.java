package org.baoqi.rules.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.board.Refusal;
import org.baoqi.rules.notation.MoveWord.Direction;

/**
 * The second half of a move, 平五: the direction, if it is written, and a number. The number is the file reached; for a
 * piece that moves along a line, forwards or backwards, it is the steps (附表六 第一部份 1(1)(d)).
 */
record Motion(Optional<Direction> direction, int number) {

    static Motion of(Piece piece, Move move) {
        int ranks = move.to().rankFor(piece.side()) - move.from().rankFor(piece.side());
        boolean steps = ranks != 0 && isStraight(piece);
        return new Motion(
                Optional.of(Direction.ofSign(ranks)),
                steps ? Math.abs(ranks) : move.to().fileFor(piece.side()));
    }

    /** The moves that this can mean for a piece that stands on {@code from}, legal or not. */
    List<Move> from(Point from, Piece piece) {
        List<Move> moves = new ArrayList<>();
        for (Direction way : directions(piece)) target(from, piece, way).ifPresent(to -> moves.add(new Move(from, to)));
        return moves;
    }

    /** Why a piece cannot move so from wherever it stands. */
    static Refusal refusal(Piece piece) {
        Refusal.Reason reason = switch (piece.kind()) {
            case ADVISOR -> Refusal.Reason.NOT_AN_ADVISOR_MOVE;
            case ELEPHANT -> Refusal.Reason.NOT_AN_ELEPHANT_MOVE;
            case HORSE -> Refusal.Reason.NOT_A_HORSE_MOVE;
            case KING, ROOK, CANNON, PAWN -> Refusal.Reason.LEADS_NOWHERE;
        };
        return new Refusal(reason, List.of(piece));
    }

    /** A short form without a bar is 平 (附表六 第一部份 3(2)); of pieces that never move level, forwards or backwards. */
    private List<Direction> directions(Piece piece) {
        if (direction.isPresent()) return List.of(direction.get());
        return isStraight(piece) ? List.of(Direction.LEVEL) : List.of(Direction.ADVANCE, Direction.RETREAT);
    }

    private Optional<Point> target(Point from, Piece piece, Direction way) {
        int file = from.fileFor(piece.side());
        int across = number - file;
        if (!isStraight(piece)) return seen(piece, from, across, ranks(piece, Math.abs(across)) * way.sign());
        return way == Direction.LEVEL ? seen(piece, from, across, 0) : seen(piece, from, 0, number * way.sign());
    }

    /** How far forwards a diagonal move goes that crosses so many files; 0 if there is none. */
    private static int ranks(Piece piece, int files) {
        return switch (piece.kind()) {
            case HORSE -> files == 1 || files == 2 ? 3 - files : 0;
            case ELEPHANT -> files == 2 ? 2 : 0;
            default -> files == 1 ? 1 : 0;
        };
    }

    private static Optional<Point> seen(Piece piece, Point from, int files, int ranks) {
        boolean moves = isStraight(piece) ? files != 0 || ranks != 0 : ranks != 0;
        int rank = from.rankFor(piece.side()) + ranks;
        if (!moves || rank < 0 || rank >= Point.RANKS) return Optional.empty();
        return Optional.of(Point.seenBy(piece.side(), from.fileFor(piece.side()) + files, rank));
    }

    private static boolean isStraight(Piece piece) {
        return switch (piece.kind()) {
            case KING, ROOK, CANNON, PAWN -> true;
            case ADVISOR, ELEPHANT, HORSE -> false;
        };
    }
}
