package org.baoqi.app.settings;

/** 配色. */
public enum Theme {
    /** Light or dark, as the phone is. */
    SYSTEM,
    LIGHT,
    DARK,
    BLACK_ON_YELLOW,
    YELLOW_ON_BLACK,
    /** {@link Choices#INK} on {@link Choices#PAPER}. */
    CUSTOM
}
