package org.baoqi.rules.book.cxa;
/** How many positions the searches for one move of a cycle may look at, so that no verdict takes long. */
final class Budget {
    private int left;
    private boolean reached;

    Budget(int positions) {
        this.left = positions;
    }

    /** Whether there is one more position to look at; if not, the bound has been reached. */
    boolean spend() {
        reached |= left <= 0;
        return left-- > 0;
    }

    /** Whether there is nothing left to look at. */
    boolean isSpent() {
        return left <= 0;
    }

    /** Notes that a search ended at its own bound. */
    void reach() {
        reached = true;
    }

    /** Whether something may have been missed. */
    boolean isReached() {
        return reached;
    }
}
