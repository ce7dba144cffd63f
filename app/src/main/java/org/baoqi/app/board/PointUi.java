package org.baoqi.app.board;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;

/**
 * One point of the board as it is drawn and read.
 *
 * @param at the point itself
 * @param column place from the screen's left, 0-8
 * @param row place from the screen's top, 0-9
 * @param piece what stands there
 * @param spoken what TalkBack says
 * @param marks what it stands out by
 * @param state the marks in words; empty if there are none
 * @param heard what the app's own voice says, in its language and with the marks
 * @param tap what a double tap does; empty where it does nothing
 * @param actions the moves that can be played from here
 */
public record PointUi(
        Point at,
        int column,
        int row,
        Optional<Piece> piece,
        String spoken,
        Set<PointMark> marks,
        String state,
        String heard,
        String tap,
        List<MoveActionUi> actions) {
    public PointUi {
        marks = Set.copyOf(marks);
        actions = List.copyOf(actions);
    }

    /** A move that can be played from a point without looking for where it ends: 炮二進七，吃馬. */
    public record MoveActionUi(String label, Move move) {}

    /** Sets a point off from the others, to the eye and to the ear. */
    public enum PointMark {
        /** Its piece is picked up. */
        PICKED,
        /** The last move began here. */
        FROM,
        /** The last move ended here. */
        TO,
        /** A king in check. */
        CHECK,
        /** The piece in hand may go here. */
        TARGET
    }
}
