package org.baoqi.rules.ending;

/** How a move can leave the mover's own king to be taken. */
public enum Exposure {
    /** 王見王. */
    KINGS_FACING,
    /** 未應將, 送將. */
    LEFT_IN_CHECK
}
