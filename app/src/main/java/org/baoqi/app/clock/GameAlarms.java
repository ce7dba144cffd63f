package org.baoqi.app.clock;

import android.app.AlarmManager;
import android.content.Context;
import android.os.Handler;
import android.os.SystemClock;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.baoqi.speech.table.Alarm;

/**
 * Makes the alarms of the games that this phone plays, referees and follows, and alone starts and stops {@link ClockService}
 * for them: it runs while at least one of them waits for a clock, and shows the times of the one that has waited longest.
 */
public final class GameAlarms {
    /** The system rings no app's alarm sooner. */
    private static final Duration SOONEST = Duration.ofSeconds(5);

    private final Context context;
    private final Handler main;
    /** The main thread's, as is everything below. */
    private final Set<GameAlarm> waiting = new LinkedHashSet<>();

    private boolean serving;

    public GameAlarms(Context context, Handler main) {
        this.context = context;
        this.main = main;
    }

    /**
     * @param timer rings while the phone is awake
     * @param clock the times of the game, once there is one
     */
    public Alarm alarm(Alarm timer, Supplier<Optional<ClockUi>> clock) {
        return new GameAlarm(timer, clock);
    }

    /** Starts the service, shows other times or stops it, as whoever waits now needs it. */
    private void serve() {
        Optional<ClockUi> times = waiting.stream().findFirst().flatMap(first -> first.clock.get());
        if (times.isPresent() && serving) ClockService.update(context, times.get());
        else if (times.isPresent()) serving = start(times.get());
        else if (serving) {
            ClockService.stop(context);
            serving = false;
        }
    }

    /** From Android 12 on, an app that is not seen may not start a service; the game goes on without it. */
    private boolean start(ClockUi times) {
        try {
            ClockService.show(context, times);
            return true;
        } catch (IllegalStateException e) {
            return false;
        }
    }

    private AlarmManager system() {
        return context.getSystemService(AlarmManager.class);
    }

    /**
     * The alarm of one game. If the game is timed, the system's alarm wakes the processor, which a timer alone does not.
     * Nobody tells when the processor falls asleep: the screen may have gone dark since the last tick.
     */
    private final class GameAlarm implements Alarm {
        private final Alarm timer;
        private final Supplier<Optional<ClockUi>> clock;
        private Runnable task = () -> {};
        private final AlarmManager.OnAlarmListener woken = () -> task.run();

        GameAlarm(Alarm timer, Supplier<Optional<ClockUi>> clock) {
            this.timer = timer;
            this.clock = clock;
        }

        @Override
        public void set(Duration in, Runnable next) {
            timer.set(in, next);
            main.post(() -> {
                if (clock.get().filter(ClockUi::timed).isPresent()) await(in, next);
                else cancel();
            });
        }

        @Override
        public void clear() {
            timer.clear();
            main.post(this::cancel);
        }

        private void await(Duration in, Runnable next) {
            task = next;
            wakeIn(in.compareTo(SOONEST) < 0 ? SOONEST : in);
            waiting.add(this);
            if (isShown() || !serving) serve();
        }

        private boolean isShown() {
            return waiting.iterator().next() == this;
        }

        private void cancel() {
            task = () -> {};
            system().cancel(woken);
            if (waiting.remove(this)) serve();
        }

        /** An alarm that only lives as long as the process asks for no permission. */
        private void wakeIn(Duration in) {
            long at = SystemClock.elapsedRealtime() + in.toMillis();
            system().setExact(AlarmManager.ELAPSED_REALTIME_WAKEUP, at, "clock", woken, main);
        }
    }
}
