package org.baoqi.speech.announce;

import java.util.function.Function;
import org.baoqi.rules.clock.Moment;

/** The times of both sides, put into words when they are said. Said once, they need not be said for an earlier reason. */
record TimeWording(Priority priority, Function<Moment, Announcement> words) implements Wording {

    @Override
    public Announcement at(Moment now) {
        return words.apply(now);
    }

    /** A mark is never dropped for an answer, which may wait longer. */
    @Override
    public boolean replaces(Wording earlier) {
        return earlier instanceof TimeWording && priority.compareTo(earlier.priority()) <= 0;
    }
}
