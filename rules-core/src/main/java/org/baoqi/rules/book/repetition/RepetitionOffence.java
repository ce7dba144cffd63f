package org.baoqi.rules.book.repetition;
/** 犯例: what a side does wrong in a cycle, the lighter first. */
public enum RepetitionOffence {
    NONE,
    /** CXA2011 26.8.2, 26.8.3: every move attacks, some only jointly or a piece with too few roots. */
    LIGHT_ATTACKS,
    /** 長捉. */
    PERPETUAL_CHASE,
    /** CXA2011 24.13, 26.8.1: every move checks, threatens mate, or chases a rook or an unrooted piece. */
    HEAVY_ATTACKS,
    /** 長將, 長照. */
    PERPETUAL_CHECK
}
