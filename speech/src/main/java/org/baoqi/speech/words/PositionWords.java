package org.baoqi.speech.words;

import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;

/** Points and positions in words, as {@code viewer} counts: files from his right, ranks from his edge. */
public record PositionWords(Words words, Side viewer) {

    /** The piece on a point, then the point: 紅炮，二路，三線. No two points of a position sound alike. */
    public String point(Position position, Point point) {
        return words.say(
                "at",
                position.pieceAt(point).map(words::piece).orElseGet(() -> words.say("empty")),
                words.point(point, viewer));
    }

    /** The whole position, one sentence an item: who is to move, then all pieces, the viewer's first. */
    public List<String> position(Position position) {
        return List.of(
                turn(position),
                words.say("viewpoint", viewer),
                pieces(position, viewer),
                pieces(position, viewer.opposite()));
    }

    private String turn(Position position) {
        Side side = position.sideToMove();
        return words.say(position.isInCheck(side) ? "turn.check" : "turn", side);
    }

    /** 紅方十六子：帥，五路一線；… */
    public String pieces(Position position, Side side) {
        long count = position.pieces().values().stream()
                .filter(p -> p.side() == side)
                .count();
        StringJoiner kinds = new StringJoiner(words.say("list.kinds"));
        for (Kind kind : Kind.values())
            sameKind(position, new Piece(side, kind)).ifPresent(kinds::add);
        return words.say(count == 1 ? "pieces.one" : "pieces", side, (int) count, kinds);
    }

    private Optional<String> sameKind(Position position, Piece piece) {
        List<Point> points = position.points(piece);
        if (points.isEmpty()) return Optional.empty();
        String said = points.stream()
                .sorted((a, b) -> Integer.compare(order(a), order(b)))
                .map(p -> words.say("point.short", p.fileFor(viewer), p.rankFor(viewer) + 1))
                .collect(Collectors.joining(words.say("list.points")));
        return Optional.of(words.say(points.size() == 1 ? "standing.one" : "standing", words.name(piece), said));
    }

    private int order(Point point) {
        return point.fileFor(viewer) * Point.RANKS + point.rankFor(viewer);
    }

    /** The ninety points in the order in which they are read: by file from the viewer's right, from his edge on. */
    public List<Point> readingOrder() {
        return Point.all().stream()
                .map(p -> Point.seenBy(viewer, p.file(), p.rank()))
                .collect(Collectors.toList());
    }
}
