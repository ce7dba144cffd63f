package org.baoqi.speech.review;

/** What a reader asks of the engine about the place where he is. */
enum Inquiry {
    /** Who stands better. */
    STANDING,
    /** What was better than the last move; where nothing was, what is best here. */
    BETTER,
    /** What is best here. */
    HINT,
    /** Whether the last move missed something. */
    MISSED,
    /** What every step is told with: the last move's fault, and who stands better. */
    STEP;

    boolean isAboutTheLastMove() {
        return this == BETTER || this == MISSED || this == STEP;
    }
}
