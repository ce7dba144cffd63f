package org.baoqi.app.clock;

import android.app.AlarmManager;
import android.content.Context;
import android.os.Handler;
import android.os.SystemClock;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import org.baoqi.speech.table.Alarm;

/**
 * The alarm of the game's clock. While a timed game waits for it, {@link ClockService} keeps the process, and the system's
 * alarm wakes the processor, which a timer alone does not. Nobody tells when the processor falls asleep: the screen may
 * have gone dark since the last tick.
 */
public final class GameAlarm implements Alarm {
    /** The system rings no app's alarm sooner. */
    private static final Duration SOONEST = Duration.ofSeconds(5);

    private final Context context;
    private final Alarm timer;
    private final Supplier<Optional<ClockUi>> clock;
    private final Handler main;
    private final AlarmManager.OnAlarmListener woken;
    private Runnable waiting = () -> {};
    private boolean serving;

    /** @param timer what rings while the phone is awake */
    public GameAlarm(Context context, Alarm timer, Supplier<Optional<ClockUi>> clock, Handler main) {
        this.context = context;
        this.timer = timer;
        this.clock = clock;
        this.main = main;
        this.woken = () -> waiting.run();
    }

    @Override
    public void set(Duration in, Runnable task) {
        timer.set(in, task);
        main.post(() -> {
            waiting = task;
            clock.get().filter(ClockUi::timed).ifPresent(times -> {
                serve(times);
                wakeIn(in.compareTo(SOONEST) < 0 ? SOONEST : in);
            });
        });
    }

    @Override
    public void clear() {
        timer.clear();
        main.post(() -> {
            waiting = () -> {};
            alarms().cancel(woken);
            if (serving) ClockService.stop(context);
            serving = false;
        });
    }

    /** An alarm that only lives as long as the process asks for no permission. */
    private void wakeIn(Duration in) {
        alarms().setExact(
                        AlarmManager.ELAPSED_REALTIME_WAKEUP,
                        SystemClock.elapsedRealtime() + in.toMillis(),
                        "clock",
                        woken,
                        main);
    }

    private void serve(ClockUi times) {
        if (serving) ClockService.update(context, times);
        else serving = start(times);
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

    private AlarmManager alarms() {
        return context.getSystemService(AlarmManager.class);
    }
}
