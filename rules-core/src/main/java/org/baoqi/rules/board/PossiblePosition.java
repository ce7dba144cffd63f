package org.baoqi.rules.board;

import static org.baoqi.rules.board.Fen.Problem.Fault;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;

/** Checks whether a game can lead to a position. */
final class PossiblePosition {
    private static final List<Function<Map<Point, Piece>, Optional<Fen.Problem>>> CHECKS = List.of(
            PossiblePosition::kings,
            PossiblePosition::counts,
            PossiblePosition::points,
            PossiblePosition::doubledPawns);

    private PossiblePosition() {}

    /** The first reason why no game leads to this placement, whoever is to move. */
    static Optional<Fen.Problem> problem(Map<Point, Piece> placed) {
        for (Function<Map<Point, Piece>, Optional<Fen.Problem>> check : CHECKS) {
            Optional<Fen.Problem> found = check.apply(placed);
            if (found.isPresent()) return found;
        }
        return Optional.empty();
    }

    /** The reason why this side cannot be the one to move, in a placement that is possible as such. */
    static Optional<Fen.Problem> problem(Position position) {
        if (position.kingsFacing()) return Optional.of(Fen.Problem.of(Fault.KINGS_FACING));
        Side waiting = position.sideToMove().opposite();
        return position.isInCheck(waiting)
                ? Optional.of(Fen.Problem.of(Fault.WRONG_SIDE_IN_CHECK, waiting))
                : Optional.empty();
    }

    private static Optional<Fen.Problem> kings(Map<Point, Piece> placed) {
        List<Side> missing = new ArrayList<>();
        for (Side side : Side.values()) if (!placed.containsValue(new Piece(side, Kind.KING))) missing.add(side);
        return switch (missing.size()) {
            case 0 -> Optional.empty();
            case 1 -> Optional.of(Fen.Problem.of(Fault.KING_MISSING, missing.get(0)));
            default -> Optional.of(Fen.Problem.of(Fault.BOTH_KINGS_MISSING));
        };
    }

    private static Optional<Fen.Problem> counts(Map<Point, Piece> placed) {
        for (Side side : Side.values()) {
            for (Kind kind : Kind.values()) {
                Piece piece = new Piece(side, kind);
                int found = Collections.frequency(placed.values(), piece);
                if (found > kind.perSide())
                    return Optional.of(Fen.Problem.of(Fault.TOO_MANY, piece, found, kind.perSide()));
            }
        }
        return Optional.empty();
    }

    private static Optional<Fen.Problem> points(Map<Point, Piece> placed) {
        return Point.all().stream()
                .filter(point -> placed.containsKey(point) && !canStand(placed.get(point), point))
                .map(point -> Fen.Problem.of(Fault.IMPOSSIBLE_POINT, placed.get(point), point))
                .findFirst();
    }

    static boolean canStand(Piece piece, Point point) {
        int file = point.file();
        int rank = point.rankFor(piece.side());
        return switch (piece.kind()) {
            case KING -> point.isInPalaceOf(piece.side());
            case ADVISOR -> point.isInPalaceOf(piece.side()) && (file + rank) % 2 == 0;
            case ELEPHANT -> rank <= 4 && rank % 2 == 0 && (file + rank) % 4 == 3;
            case PAWN -> rank >= 5 || rank >= 3 && file % 2 == 1;
            case HORSE, ROOK, CANNON -> true;
        };
    }

    private static Optional<Fen.Problem> doubledPawns(Map<Point, Piece> placed) {
        for (Point point : Point.all()) {
            Piece piece = placed.get(point);
            if (piece == null || piece.kind() != Kind.PAWN || point.rankFor(piece.side()) != 3) continue;
            Point ahead = Point.seenBy(piece.side(), point.fileFor(piece.side()), 4);
            if (piece.equals(placed.get(ahead)))
                return Optional.of(Fen.Problem.of(Fault.PAWNS_DOUBLED, piece, point, ahead));
        }
        return Optional.empty();
    }
}
