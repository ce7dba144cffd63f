package org.baoqi.app.board;

/** What a point stands out by, to the eye and to the ear. */
public enum PointMark {
    /** Its piece is picked up. */
    PICKED,
    /** The last move began here. */
    FROM,
    /** The last move ended here. */
    TO,
    /** A king in check. */
    CHECK
}
