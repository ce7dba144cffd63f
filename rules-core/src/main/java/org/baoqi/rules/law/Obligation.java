package org.baoqi.rules.law;
/** What a player who touched pieces has to play. */
public enum Obligation {
    /** No touch binds him. */
    NOTHING,
    /** The touched own piece takes the touched enemy piece. */
    TAKE_WITH_TOUCHED,
    /** The touched own piece moves. */
    MOVE_TOUCHED,
    /** Any piece takes the touched enemy piece. */
    TAKE_TOUCHED,
    /** What he touched can be neither moved nor taken. */
    ANY_MOVE,
    /** He touched several pieces of one side at once: the opponent says which of them binds. */
    OPPONENT_CHOOSES
}
