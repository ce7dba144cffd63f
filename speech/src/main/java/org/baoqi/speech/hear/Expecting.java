package org.baoqi.speech.hear;
/** What the listener has asked for. Yes and no are a state of their own: 對 sounds like 退, 唔 like 五. */
public enum Expecting {
    /** A move, a question or a request. */
    MOVE,
    /** Yes or no; all the rest as well. */
    ANSWER,
    /** The number of one of the moves that were named; all the rest as well. */
    CHOICE
}
