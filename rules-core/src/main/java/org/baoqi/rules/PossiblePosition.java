package org.baoqi.rules;

import static org.baoqi.rules.FenError.Fault;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Tells positions that a game can reach from those that none can. */
final class PossiblePosition {
    private PossiblePosition() {}

    /** The first thing that makes the position impossible. */
    static Optional<FenError> problem(Position position) {
        return kings(position)
                .or(() -> counts(position))
                .or(() -> points(position))
                .or(() -> doubledPawns(position))
                .or(() -> wrongCheck(position));
    }

    private static Optional<FenError> kings(Position position) {
        List<Side> missing = new ArrayList<>();
        for (Side side : Side.values())
            if (position.points(new Piece(side, Kind.KING)).isEmpty()) missing.add(side);
        return switch (missing.size()) {
            case 0 -> Optional.empty();
            case 1 -> Optional.of(FenError.of(Fault.KING_MISSING, missing.get(0)));
            default -> Optional.of(FenError.of(Fault.BOTH_KINGS_MISSING));
        };
    }

    private static Optional<FenError> counts(Position position) {
        for (Side side : Side.values()) {
            for (Kind kind : Kind.values()) {
                Piece piece = new Piece(side, kind);
                int found = position.points(piece).size();
                if (found > kind.perSide())
                    return Optional.of(FenError.of(Fault.TOO_MANY, piece, found, kind.perSide()));
            }
        }
        return Optional.empty();
    }

    private static Optional<FenError> points(Position position) {
        return position.pieces().entrySet().stream()
                .filter(e -> !canStand(e.getValue(), e.getKey()))
                .map(e -> FenError.of(Fault.IMPOSSIBLE_POINT, e.getValue(), e.getKey()))
                .findFirst();
    }

    private static boolean canStand(Piece piece, Point point) {
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

    private static Optional<FenError> doubledPawns(Position position) {
        for (Map.Entry<Point, Piece> entry : position.pieces().entrySet()) {
            Piece piece = entry.getValue();
            Point point = entry.getKey();
            if (piece.kind() != Kind.PAWN || point.rankFor(piece.side()) != 3) continue;
            Point ahead = Point.seenBy(piece.side(), point.fileFor(piece.side()), 4);
            if (position.pieceAt(ahead).equals(Optional.of(piece)))
                return Optional.of(FenError.of(Fault.PAWNS_DOUBLED, piece, point, ahead));
        }
        return Optional.empty();
    }

    private static Optional<FenError> wrongCheck(Position position) {
        if (position.kingsFacing()) return Optional.of(FenError.of(Fault.KINGS_FACING));
        Side waiting = position.sideToMove().opposite();
        return position.isInCheck(waiting)
                ? Optional.of(FenError.of(Fault.WRONG_SIDE_IN_CHECK, waiting))
                : Optional.empty();
    }
}
