package org.baoqi.rules.book;

import java.util.Arrays;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;

/** A game seen in a mirror, or with the sides changed: whatever a rule book says of one it must say of the other. */
enum Reflection {
    WINGS(point -> new Point(Point.FILES + 1 - point.file(), point.rank())) {
        @Override
        String fen(String fen) {
            return flipped(fen.substring(0, fen.indexOf(' '))) + fen.substring(fen.indexOf(' '));
        }

        private String flipped(String board) {
            return Arrays.stream(board.split("/"))
                    .map(rank -> new StringBuilder(rank).reverse())
                    .collect(Collectors.joining("/"));
        }

        @Override
        String score(String score) {
            return score;
        }
    },
    SIDES(point -> Point.seenBy(Side.BLACK, point.file(), point.rank())) {
        @Override
        String fen(String fen) {
            String board = new StringBuilder(fen.substring(0, fen.indexOf(' ')))
                    .reverse()
                    .toString();
            return swapped(board) + (fen.contains(" w") ? " b" : " w");
        }

        private String swapped(String board) {
            return board.codePoints()
                    .map(c -> Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c))
                    .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                    .toString();
        }

        @Override
        String score(String score) {
            return score.equals("1-0") ? "0-1" : score.equals("0-1") ? "1-0" : score;
        }
    };

    private final UnaryOperator<Point> points;

    Reflection(UnaryOperator<Point> points) {
        this.points = points;
    }

    abstract String fen(String fen);

    abstract String score(String score);

    String moves(String moves) {
        return Arrays.stream(moves.split(" "))
                .map(Move::iccs)
                .map(move -> new Move(points.apply(move.from()), points.apply(move.to())).iccs())
                .collect(Collectors.joining(" "));
    }
}
