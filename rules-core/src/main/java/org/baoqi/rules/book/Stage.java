package org.baoqi.rules.book;

/** How far a matter has come. */
public enum Stage {
    ONGOING,
    /** 警誡: the players have been told what the outcome will be if nobody changes. */
    WARNED,
    DECIDED
}
