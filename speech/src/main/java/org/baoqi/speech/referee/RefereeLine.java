package org.baoqi.speech.referee;

/** A line that a referee typed, understood. */
public sealed interface RefereeLine {

    record Input(RefereeInput input) implements RefereeLine {}

    /** Something to be shown, that changes nothing. */
    record Show(RefereeCommand what) implements RefereeLine {}

    /** A command whose rest is not as it should be. */
    record Incomplete(RefereeCommand command) implements RefereeLine {}

    /** Nothing that is known. */
    record Unknown(String text) implements RefereeLine {}
}
