package org.baoqi.rules;

/** 紅方, 黑方: the two players. */
public enum Side {
    RED('w'),
    BLACK('b');

    private final char fen;

    Side(char fen) {
        this.fen = fen;
    }

    public Side opposite() {
        return this == RED ? BLACK : RED;
    }

    /** The letter that says in a FEN that this side is to move. */
    public char fen() {
        return fen;
    }
}
