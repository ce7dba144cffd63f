package org.baoqi.speech.mirror;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * The difference between the host's clock and ours, measured as network clocks do: the answer to a question was given about halfway
 * between asking and hearing it. Of the latest answers, the quickest is the surest. Safe
 * for several threads.
 */
public final class ClockOffset {
    private static final int LATEST = 16;

    private final Deque<Sample> samples = new ArrayDeque<>();
    private Optional<Long> standing = Optional.empty();

    private record Sample(long offset, long roundTrip) {}

    /** No time passes at the host. What was measured before is worth nothing when it goes on. */
    synchronized void stands(long host) {
        samples.clear();
        standing = Optional.of(host);
    }

    synchronized void add(long asked, long host, long heard) {
        standing = Optional.empty();
        if (heard < asked) return;
        samples.add(new Sample(host - (asked + (heard - asked) / 2), heard - asked));
        if (samples.size() > LATEST) samples.remove();
    }

    /** The host's time at one of ours, in nanoseconds; empty until it has answered. */
    public synchronized Optional<Long> hostTime(long nanos) {
        return standing.isPresent() ? standing : best().map(sample -> nanos + sample.offset());
    }

    private Optional<Sample> best() {
        return samples.stream().min((a, b) -> Long.compare(a.roundTrip(), b.roundTrip()));
    }
}
