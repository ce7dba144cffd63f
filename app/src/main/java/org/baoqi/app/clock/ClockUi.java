package org.baoqi.app.clock;

/**
 * Both times.
 *
 * @param near the time of the side whose edge of the board is below
 * @param timed whether the game has a time limit at all
 * @param playing that a game is going on, where nothing else of it is seen
 * @param times both in one line: 紅方 9:30，黑方 15:00
 */
public record ClockUi(FaceUi near, FaceUi far, boolean timed, String playing, String times) {

    /**
     * @param shown 9:30
     * @param spoken 紅方，尚餘九分三十秒
     */
    public record FaceUi(String name, String shown, String spoken, boolean running) {}
}
