package org.baoqi.app.referee;

import java.util.List;
import java.util.Optional;
import org.baoqi.app.board.KeypadUi;
import org.baoqi.app.board.PointUi;
import org.baoqi.app.clock.ClockUi;

/**
 * The part of the referee's screen that a turn needs; everything else is in the form's rows.
 *
 * @param heading whose turn it is
 * @param points the board as Red sees it, with what a tap on each point will do
 * @param entered what has been entered of this turn; empty where nothing is
 * @param said what was said last
 * @param keypad for the announced words
 * @param wrongWords whether words that no legal move has can be keyed, too
 * @param press the clock, or what comes in its place
 * @param undo takes the last entry back
 * @param more whether the other entries are shown in the place of the board
 * @param recording that the announcements are being recorded; empty while they are not
 */
public record WatchUi(
        String heading,
        Optional<ClockUi> clock,
        List<PointUi> points,
        String entered,
        String said,
        Optional<KeypadUi> keypad,
        boolean wrongWords,
        ActionUi press,
        ActionUi undo,
        boolean more,
        String recording) {
    public WatchUi {
        points = List.copyOf(points);
    }

    /** @param hint what a tap on it will do now */
    public record ActionUi(String label, String hint, Runnable act) {}
}
