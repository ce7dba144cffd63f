package org.baoqi.speech.mirror;

import java.security.SecureRandom;
import java.util.Optional;

/** The code in force. It stands so many wrong guesses, then the referee has to give a new one. */
final class CodeGuard {
    static final int MOST_GUESSES = 5;

    private final SecureRandom random;
    private JoinCode code;
    private int guesses;

    CodeGuard(SecureRandom random) {
        this.random = random;
        renew();
    }

    synchronized JoinCode renew() {
        guesses = 0;
        return code = JoinCode.random(random);
    }

    /** The code for one guess, as long as there are guesses left. A guess that is broken off has been made. */
    synchronized Optional<JoinCode> guess() {
        if (guesses == MOST_GUESSES) return Optional.empty();
        guesses++;
        return Optional.of(code);
    }

    /** The guess was right, so it was none. */
    synchronized void right() {
        guesses = Math.max(0, guesses - 1);
    }

    synchronized JoinCode code() {
        return code;
    }
}
