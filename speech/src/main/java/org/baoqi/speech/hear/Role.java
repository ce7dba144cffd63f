package org.baoqi.speech.hear;
/** What a word does in a move or a question. */
enum Role {
    PIECE,
    DIGIT,
    /** 進, 退, 平. */
    DIRECTION,
    /** 前, 中, 後. */
    PLACE,
    /** 路. */
    FILE,
    /** The tenth rank, which no digit names. */
    RANK,
    /** A word of a phrase that stands for itself. */
    LITERAL
}
