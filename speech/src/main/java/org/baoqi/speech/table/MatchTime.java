package org.baoqi.speech.table;

import java.time.Duration;
import org.baoqi.rules.clock.Moment;
import org.baoqi.rules.clock.TimeSource;

/**
 * The time of a match: it goes on where it was when a match is taken up again, and counts whole milliseconds, as a log
 * does.
 */
public final class MatchTime {
    private final TimeSource source;
    private Moment since;
    private Duration before;
    private boolean stands;

    private MatchTime(TimeSource source, Duration before) {
        this.source = source;
        this.since = source.now();
        this.before = before;
    }

    /** Runs from {@code before} on, from now. */
    public static MatchTime from(Duration before, TimeSource source) {
        return new MatchTime(source, before);
    }

    public Duration now() {
        Duration now = stands ? before : before.plus(source.now().since(since));
        return Duration.ofMillis(now.toMillis());
    }

    /** No time passes until it goes on. */
    void stop() {
        before = now();
        stands = true;
    }

    void goOn() {
        since = source.now();
        stands = false;
    }
}
