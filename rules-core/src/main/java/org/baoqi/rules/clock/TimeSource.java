package org.baoqi.rules.clock;

/**
 * Where the time comes from: a counter that only runs forward, whatever happens to the date and time of the device.
 *
 * <p>A telephone that sleeps must go on counting: there, {@code SystemClock.elapsedRealtimeNanos()} is the counter.
 */
@FunctionalInterface
public interface TimeSource {
    Moment now();

    /** The counter of a computer that does not sleep during a game. */
    static TimeSource system() {
        return () -> new Moment(System.nanoTime());
    }
}
