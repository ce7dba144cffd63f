package org.baoqi.speech.announce;

import org.baoqi.rules.clock.Moment;

/** What a {@link SpeechQueue} holds: something that is put into words when its turn comes. */
public interface Wording {
    Announcement at(Moment now);

    Priority priority();

    /** Whether this says all that {@code earlier} would have said, so that the earlier one need not be said any more. */
    default boolean replaces(Wording earlier) {
        return false;
    }
}
