package org.baoqi.rules;

/** 兵種: the seven kinds of piece. */
public enum Kind {
    /** 帥, 將. */
    KING('k', 1),
    /** 仕, 士. */
    ADVISOR('a', 2),
    /** 相, 象. */
    ELEPHANT('b', 2),
    /** 傌, 馬. */
    HORSE('n', 2),
    /** 俥, 車. */
    ROOK('r', 2),
    /** 炮, 包. */
    CANNON('c', 2),
    /** 兵, 卒. */
    PAWN('p', 5);

    private final char fen;
    private final int perSide;

    Kind(char fen, int perSide) {
        this.fen = fen;
        this.perSide = perSide;
    }

    /** Black's letter in a FEN; Red's is the capital. */
    public char fen() {
        return fen;
    }

    /** How many of the kind a side starts with. */
    public int perSide() {
        return perSide;
    }
}
