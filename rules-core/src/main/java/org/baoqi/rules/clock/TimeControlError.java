package org.baoqi.rules.clock;

import java.util.List;

/** What is wrong with the text of a time control, and the part of the text that is. */
public record TimeControlError(Fault fault, List<Object> details) {
    public TimeControlError {
        details = List.copyOf(details);
    }

    static TimeControlError of(Fault fault, Object... details) {
        return new TimeControlError(fault, List.of(details));
    }

    public enum Fault {
        EMPTY,
        /** Text found where a time was expected. */
        NOT_A_TIME,
        /** The number that lacks its unit. */
        UNIT_MISSING,
        /** The time that is nothing. */
        ZERO,
        /** The time that no game lasts. */
        TOO_LONG,
        /** Text found where a number of moves was expected. */
        MOVES,
        /** Text found after the plus sign. */
        BONUS,
        /** How many controls were found for two sides. */
        SIDES
    }
}
