package org.baoqi.speech.announce;

/** What a player missed with a move. */
public enum Missed {
    /** His move was as good as any. */
    NOTHING,
    A_LITTLE,
    MUCH,
    /** He could have forced mate. */
    A_MATE,
    /** Now the opponent can. */
    THEIR_MATE
}
