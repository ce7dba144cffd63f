package org.baoqi.app.game;

import org.baoqi.rules.Side;

/**
 * Both times.
 *
 * @param near the time of the side whose edge of the board is below
 * @param timed whether the game has a time limit at all
 */
public record ClockUi(FaceUi near, FaceUi far, boolean timed) {

    /**
     * @param shown 9:30
     * @param spoken 紅方，尚餘九分三十秒
     */
    public record FaceUi(Side side, String name, String shown, String spoken, boolean running) {}
}
