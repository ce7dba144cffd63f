package org.baoqi.app.clock;

import android.app.AlarmManager;
import android.content.Context;
import android.os.Handler;
import android.os.PowerManager;
import android.os.SystemClock;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.baoqi.speech.table.Alarm;

/**
 * Makes the alarms of the games that this phone plays, referees and follows, and alone starts and stops {@link ClockService}
 * for them: it runs while at least one of them waits for a clock, and shows the times of the one that has waited longest. So
 * long the processor is kept awake, too, so that the clock is told when it is time, with the screen off as with it on.
 */
public final class GameAlarms {
    /** The system rings no app's alarm sooner. */
    private static final Duration SOONEST = Duration.ofSeconds(5);

    /** So long after the next alarm the processor may sleep, should nobody have let it go. */
    private static final Duration SPARE = Duration.ofMinutes(1);

    private final Context context;
    private final Handler main;
    /** The main thread's, as is everything below. */
    private final Set<GameAlarm> waiting = new LinkedHashSet<>();

    private boolean serving;
    private PowerManager.WakeLock awake;

    public GameAlarms(Context context, Handler main) {
        this.context = context;
        this.main = main;
    }

    /** @param clock the times of the game, once there is one */
    public Alarm alarm(Supplier<Optional<ClockUi>> clock) {
        return new GameAlarm(clock);
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

    private PowerManager.WakeLock awake() {
        if (awake == null) {
            awake = context.getSystemService(PowerManager.class)
                    .newWakeLock(PowerManager.PARTIAL_WAKE_LOCK, "baoqi:clock");
            awake.setReferenceCounted(false);
        }
        return awake;
    }

    /** Who waits longer keeps the processor awake for all. */
    private void stayAwake() {
        Optional<Long> last = waiting.stream().map(game -> game.at).max(Long::compare);
        last.ifPresent(at -> awake().acquire(Math.max(0, at - SystemClock.elapsedRealtime()) + SPARE.toMillis()));
        if (!last.isPresent() && awake().isHeld()) awake().release();
    }

    /**
     * The alarm of one game, on the main thread's timer, which is exact while the processor is awake. A phone that lets it
     * sleep all the same is woken by the system's alarm, later.
     */
    private final class GameAlarm implements Alarm {
        private final Supplier<Optional<ClockUi>> clock;
        private Runnable task = () -> {};
        private final Runnable timer = () -> task.run();
        private final AlarmManager.OnAlarmListener woken = () -> task.run();
        private long at;

        GameAlarm(Supplier<Optional<ClockUi>> clock) {
            this.clock = clock;
        }

        /** Not a moment too soon: a thousandth that has begun is waited for. */
        @Override
        public void set(Duration in, Runnable next) {
            long millis = in.plusMillis(1).minusNanos(1).toMillis();
            long uptime = SystemClock.uptimeMillis() + millis;
            long elapsed = SystemClock.elapsedRealtime() + millis;
            main.post(() -> {
                task = next;
                at = elapsed;
                main.removeCallbacks(timer);
                main.postAtTime(timer, uptime);
                if (clock.get().filter(ClockUi::timed).isPresent()) await();
                else letSleep();
            });
        }

        @Override
        public void clear() {
            main.post(() -> {
                main.removeCallbacks(timer);
                task = () -> {};
                letSleep();
            });
        }

        private void await() {
            wake();
            waiting.add(this);
            stayAwake();
            if (isShown() || !serving) serve();
        }

        private boolean isShown() {
            return waiting.iterator().next() == this;
        }

        private void letSleep() {
            system().cancel(woken);
            if (!waiting.remove(this)) return;
            stayAwake();
            serve();
        }

        /** An alarm that only lives as long as the process asks for no permission. */
        private void wake() {
            long soonest = SystemClock.elapsedRealtime() + SOONEST.toMillis();
            system().setExact(AlarmManager.ELAPSED_REALTIME_WAKEUP, Math.max(at, soonest), "clock", woken, main);
        }
    }
}
