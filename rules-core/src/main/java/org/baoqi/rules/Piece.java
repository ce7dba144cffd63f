package org.baoqi.rules;

import java.util.Objects;

/** 棋子: a kind of piece in one side's colour. */
public record Piece(Side side, Kind kind) {
    public Piece {
        Objects.requireNonNull(side);
        Objects.requireNonNull(kind);
    }

    public char fen() {
        return side == Side.RED ? Character.toUpperCase(kind.fen()) : kind.fen();
    }
}
