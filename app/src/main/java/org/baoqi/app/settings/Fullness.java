package org.baoqi.app.settings;

import org.baoqi.speech.announce.Verbosity;

/** How much is said of a move. */
public enum Fullness {
    BARE(Verbosity.BARE),
    SHORT(Verbosity.SHORT),
    FULL(Verbosity.FULL);

    private final Verbosity verbosity;

    Fullness(Verbosity verbosity) {
        this.verbosity = verbosity;
    }

    public Verbosity verbosity() {
        return verbosity;
    }
}
