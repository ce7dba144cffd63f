package org.baoqi.app.speak;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.baoqi.rules.clock.Moment;
import org.baoqi.rules.clock.TimeSource;

/** Time that passes when it is told to. */
public final class FakeTimer implements MainThreadTimer, TimeSource {
    private final List<Job> jobs = new ArrayList<>();
    private Duration now = Duration.ZERO;

    private record Job(Duration due, Runnable work) {}

    @Override
    public Runnable after(Duration wait, Runnable work) {
        Job job = new Job(now.plus(wait), work);
        jobs.add(job);
        return () -> jobs.remove(job);
    }

    @Override
    public Moment now() {
        return new Moment(now.toNanos());
    }

    public void pass(Duration span) {
        Duration end = now.plus(span);
        for (Job next = next(end); next != null; next = next(end)) {
            jobs.remove(next);
            now = next.due;
            next.work.run();
        }
        now = end;
    }

    private Job next(Duration end) {
        return jobs.stream()
                .filter(job -> job.due.compareTo(end) <= 0)
                .min(Comparator.comparing(Job::due))
                .orElse(null);
    }
}
