package org.baoqi.rules.law;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.rules.Article;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.Table;
import org.baoqi.rules.board.Position;

/**
 * 有進無退: what a piece that was slid forward and back has moved to. Where a book lets it slide back, the point counts on
 * which the hand left it.
 */
public record SlideRule(boolean back, Article article) {

    static SlideRule of(Table.Row row) {
        return new SlideRule(row.yes("back"), row.article("article"));
    }

    /**
     * A piece pushed over the board.
     *
     * @param before where the player had put it down, hand still on it, before he slid it
     * @param path the points it was slid over, in order; the last is where he let it go
     */
    public record Slide(Point from, Optional<Point> before, List<Point> path) {
        public Slide {
            path = List.copyOf(path);
            if (path.isEmpty()) throw new IllegalArgumentException("slid nowhere");
        }

        Point released() {
            return path.get(path.size() - 1);
        }

        boolean cameBack() {
            return distance(released()) < distance(farthestFirst().get(0));
        }

        /** The points from the farthest back to the start, then the one before the slide: XQEF 47(a) to (c). */
        List<Point> farthestFirst() {
            List<Point> points = new ArrayList<>(path);
            points.sort((a, b) -> Integer.compare(distance(b), distance(a)));
            before.ifPresent(points::add);
            return points;
        }

        private int distance(Point point) {
            return Math.abs(point.file() - from.file()) + Math.abs(point.rank() - from.rank());
        }
    }

    /** The move that the slide was; several if the player may still choose where to put the piece. */
    public List<Move> judge(Position position, Slide slide) {
        List<Move> legal = position.legalMoves().stream()
                .filter(move -> move.from().equals(slide.from()))
                .collect(Collectors.toList());
        List<Point> ends = back || !slide.cameBack() ? List.of(slide.released()) : slide.farthestFirst();
        for (Point to : ends) for (Move move : legal) if (move.to().equals(to)) return List.of(move);
        return legal;
    }
}
