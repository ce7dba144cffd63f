package org.baoqi.speech.announce;

/** A short sound before the words. It never stands alone: a bell does not say what happened. */
public enum Earcon {
    MOVE,
    CAPTURE,
    CHECK,
    /** A time mark. */
    TIME,
    /** A move or a word was refused, or a foul was given. */
    REFUSED,
    /** Somebody is asked something: a draw offer, a read-back. */
    QUESTION,
    /** The game is over. */
    END
}
