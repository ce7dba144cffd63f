package org.baoqi.speech.table;

import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Wakes a table once, when its clock has something to say or to show. Setting it again forgets what it was set to. */
public interface Alarm {
    void set(Duration in, Runnable task);

    void clear();

    /** An alarm on a thread of timers. */
    final class OnTimer implements Alarm {
        private final ScheduledExecutorService timers;
        private Future<?> waiting;

        public OnTimer(ScheduledExecutorService timers) {
            this.timers = timers;
        }

        @Override
        public synchronized void set(Duration in, Runnable task) {
            clear();
            if (!timers.isShutdown()) waiting = timers.schedule(() -> ring(task), in.toNanos(), TimeUnit.NANOSECONDS);
        }

        /** A timer keeps to itself what it cannot do, and the clock would be silent: it is told to whom all such is told. */
        private static void ring(Runnable task) {
            try {
                task.run();
            } catch (RuntimeException | Error unforeseen) {
                Thread thread = Thread.currentThread();
                thread.getUncaughtExceptionHandler().uncaughtException(thread, unforeseen);
            }
        }

        @Override
        public synchronized void clear() {
            if (waiting != null) waiting.cancel(false);
        }
    }
}
