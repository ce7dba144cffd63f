package org.baoqi.rules.book;

import org.baoqi.rules.law.EndingReason;

/** Why a verdict is what it is. */
public enum Reason {
    /** 將死. */
    CHECKMATE,
    /** 困斃. */
    STALEMATE,
    /** 正和. */
    DEAD_POSITION,
    /** 自然限著. */
    NATURAL_LIMIT,
    /** 單方長將. */
    PERPETUAL_CHECK,
    /** 單方長捉. */
    PERPETUAL_CHASE,
    /** 雙方長將. */
    BOTH_CHECK,
    /** 雙方長捉. */
    BOTH_CHASE,
    /** 一般循環, 雙方均未犯例. */
    NO_OFFENCE,
    /** 一方為禁止著法. */
    FORBIDDEN_MOVES,
    /** 雙方均為禁止著法. */
    BOTH_FORBIDDEN,
    /** Nothing to judge yet. */
    PLAY_ON;

    /** The reason of the same name. */
    static Reason of(EndingReason ending) {
        return valueOf(ending.name());
    }
}
