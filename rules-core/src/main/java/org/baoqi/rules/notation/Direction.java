package org.baoqi.rules.notation;

/** 進, 退, 平: where a move goes, as its own player sees it. */
public enum Direction {
    ADVANCE(1),
    RETREAT(-1),
    LEVEL(0);

    private final int sign;

    Direction(int sign) {
        this.sign = sign;
    }

    /** 1 away from the player, -1 towards him, 0 along the rank. */
    int sign() {
        return sign;
    }

    static Direction ofSign(int sign) {
        return sign > 0 ? ADVANCE : sign < 0 ? RETREAT : LEVEL;
    }
}
