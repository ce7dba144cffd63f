package org.baoqi.rules.book.repetition;
/** 解捉: what became of a piece that the opponent's last move chased. */
public record Relief(Man target, Means means) {

    public enum Means {
        /** 逃: it went away. */
        FLED,
        /** 生根: it can still be taken, but no longer for nothing. */
        ROOTED,
        /** The attack was cut off, or the attacker pinned. */
        CUT,
        /** 未解捉: it is chased as before. */
        NONE
    }
}
