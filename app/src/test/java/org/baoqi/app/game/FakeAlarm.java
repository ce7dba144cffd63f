package org.baoqi.app.game;

import java.time.Duration;
import java.util.Optional;
import org.baoqi.speech.table.Alarm;

/** Rings when the test says so. */
final class FakeAlarm implements Alarm {
    private Optional<Duration> in = Optional.empty();
    private Runnable task = () -> {};

    @Override
    public synchronized void set(Duration when, Runnable what) {
        in = Optional.of(when);
        task = what;
    }

    @Override
    public synchronized void clear() {
        in = Optional.empty();
    }

    synchronized Optional<Duration> in() {
        return in;
    }

    /** Lets the time pass until it rings, and rings. */
    void ring(FakeTime time) {
        time.pass(in().get());
        task.run();
    }
}
