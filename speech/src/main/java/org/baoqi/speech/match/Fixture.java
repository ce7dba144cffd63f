package org.baoqi.speech.match;

/**
 * 賽局: where a match belongs in an event, as its record sheet says (XQEF 附表四 第三部份). What is not known is empty.
 *
 * @param recording whether the event wants players to write their moves (記錄要求, XQEF 77)
 * @param speakingClock whether another clock at the table tells the time by itself, so that the referee need not (六6(1),
 *     七7(1))
 */
public record Fixture(
        String event,
        String round,
        String table,
        String place,
        String referee,
        boolean recording,
        boolean speakingClock) {
    public static final Fixture NONE = new Fixture("", "", "", "", "", false, false);
}
