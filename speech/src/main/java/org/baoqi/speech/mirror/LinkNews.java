package org.baoqi.speech.mirror;

/** Something a player should know about his link to the referee's phone. */
public enum LinkNews {
    JOINED,
    /** The connection is gone; it is being sought again. */
    LOST,
    WAITING,
    TAKEN,
    REFUSED,
    /** This device's log is not the referee's. */
    DIFFERS,
    WRONG_CODE,
    /** Too many wrong codes: the referee has to give a new one. */
    CODE_EXPIRED,
    /** What answers there is no referee's phone of ours. */
    FOREIGN
}
