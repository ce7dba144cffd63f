package org.baoqi.rules.law;
/** 須回復違規: what leaves a game no longer as it was rightly played. Rule: XQEF 37(2). */
public enum Breach {
    /** 錯誤的初始佈置. */
    WRONG_LAYOUT,
    /** 額外着法: moved again before the opponent did. */
    EXTRA_MOVE,
    /** Moved more than one piece at once. */
    SEVERAL_PIECES,
    /** 回手. */
    TOOK_BACK,
    /** 錯誤的棋子移動. */
    ILLEGAL_MOVE,
    /** 受干擾的盤面, and it is known since when. */
    KNOCKED,
    /** Pieces were knocked by a player, nobody knows when, to a neighbouring point. */
    KNOCKED_UNSEEN,
    /** The same, by somebody else. */
    KNOCKED_BY_OTHERS,
    /** 走子至非交點. */
    NOT_ON_A_POINT,
    /** 吃子不提子. */
    CAPTIVE_NOT_LIFTED
}
