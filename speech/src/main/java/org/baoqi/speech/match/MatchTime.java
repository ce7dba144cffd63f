package org.baoqi.speech.match;

import java.time.Duration;
import org.baoqi.rules.clock.Moment;
import org.baoqi.rules.clock.TimeSource;

/**
 * The time of a match: it goes on where it was when a match is taken up again, and counts whole milliseconds, as a log
 * does.
 */
public final class MatchTime {
    private final TimeSource source;
    private final Moment start;
    private final Duration before;

    private MatchTime(TimeSource source, Moment start, Duration before) {
        this.source = source;
        this.start = start;
        this.before = before;
    }

    /** Runs from {@code before} on, from now. */
    public static MatchTime from(Duration before, TimeSource source) {
        return new MatchTime(source, source.now(), before);
    }

    public Duration now() {
        return Duration.ofMillis(before.plus(source.now().since(start)).toMillis());
    }
}
