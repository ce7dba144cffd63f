package org.baoqi.speech.voice;

/** Whose pieces a question is about. */
public enum Owner {
    MINE,
    THEIRS,
    RED,
    BLACK
}
