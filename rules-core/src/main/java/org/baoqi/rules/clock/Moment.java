package org.baoqi.rules.clock;

import java.time.Duration;

/** A reading of a {@link TimeSource}. Only the distance between two readings of one source means anything. */
public record Moment(long nanos) {

    /** The time from {@code earlier} to this moment; zero if the source has stepped back. */
    public Duration since(Moment earlier) {
        // The difference stays right when the counter overflows.
        return Duration.ofNanos(Math.max(0, nanos - earlier.nanos));
    }

    public Moment plus(Duration span) {
        return new Moment(nanos + span.toNanos());
    }
}
