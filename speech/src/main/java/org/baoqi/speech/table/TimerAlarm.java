package org.baoqi.speech.table;

import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** An alarm on a thread of timers. */
public final class TimerAlarm implements Alarm {
    private final ScheduledExecutorService timers;
    private Future<?> waiting;

    public TimerAlarm(ScheduledExecutorService timers) {
        this.timers = timers;
    }

    @Override
    public synchronized void set(Duration in, Runnable task) {
        clear();
        if (!timers.isShutdown()) waiting = timers.schedule(task, in.toNanos(), TimeUnit.NANOSECONDS);
    }

    @Override
    public synchronized void clear() {
        if (waiting != null) waiting.cancel(false);
    }
}
