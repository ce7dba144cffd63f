package org.baoqi.rules.book.repetition;
/** What a move of a cycle is, the gravest first: a move that is several is called by the first. */
public enum MoveClass {
    /** 將, 照著. */
    CHECK,
    /** 殺: mate by checks is threatened. */
    MATE_THREAT,
    /** 捉. */
    CHASE,
    /** 兌: a piece and one of its kind could take each other, and this side could take back. */
    EXCHANGE,
    /** 獻: the piece can be taken for nothing. */
    OFFER,
    /** 攔: the piece stands in the way of an attack or a check. */
    BLOCK,
    /** 跟: a rooted piece is attacked. */
    FOLLOW,
    /** 閒. */
    IDLE
}
