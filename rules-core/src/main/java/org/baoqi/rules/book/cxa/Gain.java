package org.baoqi.rules.book.cxa;
/**
 * 得子: something a side could win if it were its move. Points are where the pieces stand before that.
 *
 * @param first the move that begins it
 * @param byChecks whether it takes checks to get there
 * @param rooted whether the opponent could take back, though not enough (少根子)
 * @param joint 联合捉子 (24.17): whether it takes more than the one piece
 * @param even whether it only comes to an even exchange, which is enough for a root (26.5)
 */
record Gain(int attacker, int target, int first, boolean byChecks, boolean rooted, boolean joint, boolean even) {

    /** Whether it is about the same piece as another, wins no less and is no longer a way. */
    boolean matches(Gain that) {
        return target == that.target && (!even || that.even) && (!byChecks || that.byChecks);
    }
}
