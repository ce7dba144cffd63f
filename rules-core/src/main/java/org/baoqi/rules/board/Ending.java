package org.baoqi.rules.board;
/** How a game ends on the board: the side to move has no legal move, and has lost. */
public enum Ending {
    /** 將死: it is in check. */
    CHECKMATE,
    /** 困斃: it is not in check. */
    STALEMATE
}
