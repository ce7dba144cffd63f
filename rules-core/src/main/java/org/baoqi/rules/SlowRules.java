package org.baoqi.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The moves of the pieces in the plainest way: every pair of points is asked. */
final class SlowRules {
    private SlowRules() {}

    static List<Move> legalMoves(Position position) {
        List<Move> moves = new ArrayList<>();
        for (Map.Entry<Point, Piece> entry : position.pieces().entrySet()) {
            if (entry.getValue().side() != position.sideToMove()) continue;
            for (Point to : Point.all()) {
                if (!reaches(position, entry.getKey(), to)) continue;
                Move move = new Move(entry.getKey(), to);
                if (!isInCheck(position.after(move), position.sideToMove())) moves.add(move);
            }
        }
        return moves;
    }

    static boolean isInCheck(Position position, Side side) {
        Optional<Point> king =
                position.points(new Piece(side, Kind.KING)).stream().findFirst();
        return king.isPresent()
                && (kingsFacing(position)
                        || position.pieces().keySet().stream().anyMatch(from -> reaches(position, from, king.get())));
    }

    static boolean kingsFacing(Position position) {
        List<Point> red = position.points(new Piece(Side.RED, Kind.KING));
        List<Point> black = position.points(new Piece(Side.BLACK, Kind.KING));
        return !red.isEmpty()
                && !black.isEmpty()
                && red.get(0).file() == black.get(0).file()
                && between(position, red.get(0), black.get(0)) == 0;
    }

    /** Whether the piece on {@code from} may go to {@code to} as far as its own way of moving is concerned. */
    static boolean reaches(Position position, Point from, Point to) {
        Piece piece = position.pieceAt(from).orElseThrow();
        Optional<Piece> target = position.pieceAt(to);
        if (from.equals(to) || target.map(Piece::side).equals(Optional.of(piece.side()))) return false;
        int files = to.file() - from.file();
        int ranks = to.rankFor(piece.side()) - from.rankFor(piece.side());
        int wide = Math.abs(files);
        int far = Math.abs(ranks);
        return switch (piece.kind()) {
            case KING -> wide + far == 1 && to.isInPalaceOf(piece.side());
            case ADVISOR -> wide == 1 && far == 1 && to.isInPalaceOf(piece.side());
            case ELEPHANT ->
                wide == 2
                        && far == 2
                        && !to.isAcrossRiverFor(piece.side())
                        && isEmpty(position, (from.file() + to.file()) / 2, (from.rank() + to.rank()) / 2);
            case HORSE ->
                wide * far == 2
                        && (wide == 2
                                ? isEmpty(position, (from.file() + to.file()) / 2, from.rank())
                                : isEmpty(position, from.file(), (from.rank() + to.rank()) / 2));
            case ROOK -> wide * far == 0 && between(position, from, to) == 0;
            case CANNON -> wide * far == 0 && between(position, from, to) == (target.isPresent() ? 1 : 0);
            case PAWN -> wide + far == 1 && ranks >= 0 && (ranks == 1 || from.isAcrossRiverFor(piece.side()));
        };
    }

    private static boolean isEmpty(Position position, int file, int rank) {
        return position.pieceAt(new Point(file, rank)).isEmpty();
    }

    /** The pieces strictly between two points of one file or rank. */
    private static int between(Position position, Point a, Point b) {
        int count = 0;
        int fileStep = Integer.signum(b.file() - a.file());
        int rankStep = Integer.signum(b.rank() - a.rank());
        Point point = a.offset(fileStep, rankStep).orElseThrow();
        while (!point.equals(b)) {
            if (position.pieceAt(point).isPresent()) count++;
            point = point.offset(fileStep, rankStep).orElseThrow();
        }
        return count;
    }
}
