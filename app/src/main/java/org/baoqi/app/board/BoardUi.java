package org.baoqi.app.board;

import java.util.List;
import java.util.stream.Collectors;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.speech.words.PositionWords;
import org.baoqi.speech.words.Words;

/**
 * A board.
 *
 * @param points its ninety points in the order in which they are read
 */
public record BoardUi(List<PointUi> points) {
    public BoardUi {
        points = List.copyOf(points);
    }

    /** A position with the edge of {@code viewer} below. */
    public static BoardUi of(Position position, Side viewer, Words words) {
        PositionWords describe = new PositionWords(words, viewer);
        return new BoardUi(describe.readingOrder().stream()
                .map(at -> point(position, at, viewer, words, describe))
                .collect(Collectors.toList()));
    }

    private static PointUi point(Position position, Point at, Side viewer, Words words, PositionWords describe) {
        return new PointUi(
                at,
                Point.FILES - at.fileFor(viewer),
                Point.RANKS - 1 - at.rankFor(viewer),
                position.pieceAt(at),
                position.pieceAt(at).map(words::glyph).orElse(""),
                describe.point(position, at));
    }
}
