package org.baoqi.app.board;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;

/**
 * One point of the board as it is drawn and read.
 *
 * @param at the point itself
 * @param column place from the screen's left, 0-8
 * @param row place from the screen's top, 0-9
 * @param piece what stands there
 * @param glyph the piece's 漢字; empty where none stands
 * @param spoken what TalkBack says
 * @param marks what it stands out by
 * @param state the marks in words; empty if there are none
 * @param heard what the app's own voice says, in its language and with the marks
 * @param tap what a double tap does; empty where it only says the point
 * @param actions the moves that can be played from here
 */
public record PointUi(
        Point at,
        int column,
        int row,
        Optional<Piece> piece,
        String glyph,
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

    /** A point to look at, in a game that nobody plays here. */
    public PointUi(Point at, int column, int row, Optional<Piece> piece, String glyph, String spoken) {
        this(at, column, row, piece, glyph, spoken, Set.of(), "", spoken, "", List.of());
    }

    public PointUi with(Set<PointMark> standsOut, String inWords, String inAll) {
        return new PointUi(at, column, row, piece, glyph, spoken, standsOut, inWords, inAll, tap, actions);
    }

    public PointUi with(String doubleTap, List<MoveActionUi> moves) {
        return new PointUi(at, column, row, piece, glyph, spoken, marks, state, heard, doubleTap, moves);
    }
}
