package org.baoqi.rules.notation;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.board.Position;

/**
 * From where to where, {@code h2e2}, {@code H2-E2}. ICCS counts the ranks 0-9, UCI 1-10; a text without 0 and 10 may be
 * either, and is ICCS wherever that is legal.
 */
record Coordinates(Optional<Move> iccs, Optional<Move> uci) implements WrittenMove {
    private static final Pattern TEXT = Pattern.compile("([A-I])(10|[0-9])-?([A-I])(10|[0-9])");

    static Optional<WrittenMove> parse(String text) {
        Matcher parts = TEXT.matcher(Glyphs.fold(text));
        if (!parts.matches()) return Optional.empty();
        Coordinates read = new Coordinates(move(parts, 0), move(parts, 1));
        return read.iccs.isPresent() || read.uci.isPresent() ? Optional.of(read) : Optional.empty();
    }

    private static Optional<Move> move(Matcher parts, int firstRank) {
        return point(parts.group(1), parts.group(2), firstRank)
                .flatMap(from -> point(parts.group(3), parts.group(4), firstRank)
                        .filter(to -> !to.equals(from))
                        .map(to -> new Move(from, to)));
    }

    private static Optional<Point> point(String file, String rank, int firstRank) {
        return Point.fromIccs(file + (Integer.parseInt(rank) - firstRank));
    }

    @Override
    public WrittenMove as(Notation form) {
        return switch (form) {
            case ICCS -> new Coordinates(iccs, Optional.empty());
            case UCI -> new Coordinates(Optional.empty(), uci);
            default -> this;
        };
    }

    @Override
    public Resolution in(Position position) {
        Resolution first = answer(iccs, position);
        if (first instanceof Resolution.Legal || !uci.isPresent()) return first;
        Resolution second = answer(uci, position);
        return second instanceof Resolution.Legal || !iccs.isPresent() ? second : first;
    }

    private Resolution answer(Optional<Move> meant, Position position) {
        return meant.filter(move -> isOwn(move.from(), position))
                .map(move -> Resolution.among(List.of(move), position))
                .orElseGet(Resolution.NoSuchPiece::new);
    }

    private static boolean isOwn(Point point, Position position) {
        return position.pieceAt(point)
                .filter(piece -> piece.side() == position.sideToMove())
                .isPresent();
    }
}
