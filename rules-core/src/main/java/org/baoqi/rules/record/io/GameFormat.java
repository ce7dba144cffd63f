package org.baoqi.rules.record.io;
/** 棋譜格式: what a file of games is. */
public enum GameFormat {
    /** Also a bare list of moves in any notation. */
    PGN,
    /** A position, and moves after it if there are any. */
    FEN,
    /** {@code position fen … moves …}, as engines are told. */
    UCCI,
    /** 東萍 UBB. */
    DHTMLXQ,
    /** 象棋演播室. */
    XQF,
    /** 象棋橋, one game. */
    CBR,
    /** 象棋橋, a library. */
    CBL,
    UNKNOWN
}
