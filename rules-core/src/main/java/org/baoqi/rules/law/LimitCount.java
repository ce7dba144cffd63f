package org.baoqi.rules.law;

import org.baoqi.rules.BothSides;

/**
 * 審核著數: what a referee counts.
 *
 * @param plies since the last capture
 * @param checksLeftOut of these, each side's checks too many
 * @param roundsLeftOut of these, plies of perpetual rounds too many
 * @param limit how many it takes
 */
public record LimitCount(int plies, BothSides<Integer> checksLeftOut, int roundsLeftOut, int limit) {
    public int counted() {
        return plies - checksLeftOut.red() - checksLeftOut.black() - roundsLeftOut;
    }

    public boolean isReached() {
        return counted() >= limit;
    }

}
