package org.baoqi.app.game;

import java.time.Duration;
import org.baoqi.rules.clock.Moment;
import org.baoqi.rules.clock.TimeSource;

/** Stands still until it is told to pass. */
final class FakeTime implements TimeSource {
    private volatile Duration passed = Duration.ofHours(1);

    void pass(Duration span) {
        passed = passed.plus(span);
    }

    @Override
    public Moment now() {
        return new Moment(passed.toNanos());
    }
}
