package org.baoqi.speech.hear;
/** Whose pieces a question is about. */
public enum Owner {
    MINE,
    THEIRS,
    RED,
    BLACK
}
