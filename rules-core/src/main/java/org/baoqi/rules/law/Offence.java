package org.baoqi.rules.law;
/** Actions of a player that a book punishes. */
public enum Offence {
    /** 摸子: touched a piece that cannot be moved or taken as it should. */
    TOUCH,
    /** 違反行棋規定, 訛步. */
    ILLEGAL_MOVE,
    /** 多走一步. */
    MOVED_TWICE,
    /** 回手. */
    TOOK_BACK,
    /** Put the piece down between points. */
    NOT_ON_A_POINT,
    /** Left the captured piece on the board. */
    CAPTIVE_NOT_LIFTED,
    /** 碰亂棋子, with the clock pressed already. */
    PIECES_KNOCKED,
    /** 未走棋先按鐘. */
    PRESSED_BEFORE_MOVING,
    /** With the other hand, or too hard. */
    PRESSED_WRONGLY,
    /** Red pressed in the place of a Black who is late. */
    PRESSED_FOR_BLACK,
    /** 擅停棋鐘. */
    STOPPED_CLOCK,
    MISSED_RECORD,
    /** 未走子先寫記錄. */
    RECORDED_TOO_EARLY,
    /** 報棋 was no legal move, the move on the board was one of the piece named. */
    CALLED_WRONG,
    /** Neither 報棋 nor the move on the board was legal. */
    CALLED_AND_MOVED_WRONG,
    OFFERED_OUT_OF_TURN,
    /** 連續提和. */
    REPEATED_OFFER,
    /** 宣告和局 that was none. */
    FALSE_DRAW_DECLARATION,
    /** 自然限著 that was not reached. */
    FALSE_LIMIT_CLAIM,
    /** Did not play the sealed move. */
    SEALED_MOVE_CHANGED,
    COLOURS_SWAPPED,
    LEFT_OR_TALKED,
    /** Disturbed the opponent. */
    DISTURBED,
    /** Read, or used help. */
    USED_HELP,
    TELEPHONE,
    /** Moved, and pressed before the announcement was complete, without which no move is (附表七 六3(3), 七4(2)(b)). */
    PRESSED_BEFORE_ANNOUNCING
}
