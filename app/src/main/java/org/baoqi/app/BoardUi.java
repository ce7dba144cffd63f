package org.baoqi.app;

import java.util.List;
import java.util.stream.Collectors;
import org.baoqi.rules.Point;
import org.baoqi.rules.Position;
import org.baoqi.rules.Side;
import org.baoqi.speech.PositionWords;
import org.baoqi.speech.Words;

/**
 * The board screen's state.
 *
 * @param viewer whose edge is below
 * @param viewerName that side in words
 * @param points the ninety points in the order in which they are read
 * @param summary the whole position in words
 * @param highContrast whether to draw in the colours of highest contrast
 * @param notice something the user must be told, or empty
 */
public record BoardUi(
        Side viewer,
        String viewerName,
        List<PointUi> points,
        List<String> summary,
        boolean highContrast,
        String notice) {

    static BoardUi of(ShownBoard shown, Words words, boolean highContrast, String notice) {
        Side viewer = shown.viewer();
        return new BoardUi(
                viewer,
                words.side(viewer),
                points(shown.position(), viewer, words),
                new PositionWords(words, viewer).position(shown.position()),
                highContrast,
                notice);
    }

    /** The ninety points of a position in the order in which {@code viewer} reads them. */
    public static List<PointUi> points(Position position, Side viewer, Words words) {
        PositionWords describe = new PositionWords(words, viewer);
        return describe.readingOrder().stream()
                .map(at -> point(position, at, viewer, words, describe))
                .collect(Collectors.toList());
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
