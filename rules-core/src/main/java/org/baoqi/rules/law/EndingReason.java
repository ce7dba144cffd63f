package org.baoqi.rules.law;
/** 終局原因: why a game ended, repetition apart. */
public enum EndingReason {
    /** 將死. */
    CHECKMATE,
    /** 困斃. */
    STALEMATE,
    /** 王見王: the mover left the kings facing. */
    KINGS_FACING,
    /** The mover left his king in check. */
    CHECK_UNANSWERED,
    /** The opponent took a king that had been left facing or in check. */
    KING_TAKEN,
    /** 認輸. */
    RESIGNATION,
    /** 超時. */
    FLAG,
    BOTH_FLAGS,
    /** 遲到. */
    LATE,
    BOTH_LATE,
    /** Too many fouls of a kind. */
    FOULS,
    BOTH_FOULS,
    /** 漏記: too many moves missing in a player's record. */
    RECORD,
    /** A claim of the natural limit that the book punishes with loss. */
    FALSE_CLAIM,
    /** 暗著有誤: the sealed move is no move. */
    SEALED_MOVE,
    /** A side refuses to play on or to put the position right. */
    REFUSED_TO_PLAY,
    /** A side broke the position beyond repair. */
    POSITION_LOST,
    BOTH_LOST_POSITION,
    /** 議和. */
    AGREED,
    /** 正和: no moves can ever win for either side. */
    DEAD_POSITION,
    /** 自然限著. */
    NATURAL_LIMIT,
    /** 限著四十: the limit that a referee declared is over. */
    DECLARED_LIMIT,
    /** 官和: a referee judged that neither side can win. */
    OFFICIAL_DRAW,
    /** Somebody else broke the position beyond repair. */
    FORCED_DRAW;

    /** Whether neither side loses by it. */
    public boolean isDraw() {
        return compareTo(AGREED) >= 0;
    }

    /** Whether both sides lose by it. */
    public boolean isForBoth() {
        return name().startsWith("BOTH_");
    }
}
