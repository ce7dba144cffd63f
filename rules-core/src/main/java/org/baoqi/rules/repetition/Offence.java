package org.baoqi.rules.repetition;

/** 犯例: what a side does wrong in a cycle, the lighter first. */
public enum Offence {
    NONE,
    /** 長捉. */
    PERPETUAL_CHASE,
    /** 長將, 長照. */
    PERPETUAL_CHECK
}
