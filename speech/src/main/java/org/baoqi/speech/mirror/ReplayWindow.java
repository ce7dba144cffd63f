package org.baoqi.speech.mirror;

/** Which numbered frames have come: each is taken once, also when it is overtaken by a few others. */
final class ReplayWindow {
    private static final int WIDTH = Long.SIZE;

    private long highest = -1;
    /** Bit i is set when the frame {@code highest - i} has come. */
    private long seen;

    boolean isFresh(long number) {
        if (number < 0) return false;
        if (number > highest) return true;
        long age = highest - number;
        return age < WIDTH && (seen >> age & 1) == 0;
    }

    /** Marks a fresh frame as come. */
    void take(long number) {
        if (number > highest) {
            long ahead = number - highest;
            seen = (ahead < WIDTH ? seen << ahead : 0) | 1;
            highest = number;
        } else {
            seen |= 1L << (highest - number);
        }
    }
}
