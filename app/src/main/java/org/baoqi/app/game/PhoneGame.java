package org.baoqi.app.game;

import android.content.Context;
import android.os.Handler;
import android.os.Looper;
import android.os.StrictMode;
import android.os.SystemClock;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.baoqi.app.clock.ClockUi;
import org.baoqi.app.clock.GameAlarms;
import org.baoqi.app.kit.VoiceServices;
import org.baoqi.app.speak.ScreenReader;
import org.baoqi.app.store.GameStore;
import org.baoqi.rules.Move;
import org.baoqi.rules.clock.Moment;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.table.EngineOpponent;
import org.baoqi.speech.table.Opponent;
import org.baoqi.speech.table.Table;

/** The game of this phone, and the threads on which it is played. */
public final class PhoneGame {
    private static final Duration LONGEST = Duration.ofSeconds(10);

    private final ExecutorService table = Executors.newSingleThreadExecutor();
    private final ExecutorService thinkers = Executors.newSingleThreadExecutor();
    private final GameHost host;

    /** @param machines makes the engine, when it is first needed */
    public PhoneGame(
            Context context,
            GameStore store,
            VoiceServices voice,
            GameAlarms alarms,
            Supplier<Opponent> machines,
            GameSettings settings) {
        Handler main = new Handler(Looper.getMainLooper());
        host = new GameHost(
                GameServices.of(voice, ScreenReader.of(context)::isOn, main::post),
                store,
                () -> new Moment(SystemClock.elapsedRealtimeNanos()),
                new Table.Threads(table, thinkers, alarms.alarm(this::clock)),
                machines,
                settings);
    }

    public GameHost host() {
        return host;
    }

    private Optional<ClockUi> clock() {
        return host.clock().getValue();
    }

    /** Ends the threads; the table first finishes what it has begun. */
    public void shutdown() {
        thinkers.shutdownNow();
        end(table);
    }

    /** Takes nothing more, and waits for what it has begun. */
    public static void end(ExecutorService thread) {
        thread.shutdown();
        try {
            thread.awaitTermination(LONGEST.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** The engine, with each call to it noted as slow: where the main thread is watched, such a call there is found. */
    public static final class StrictEngine implements Opponent {
        private final Opponent engine;

        public StrictEngine() {
            note();
            engine = new EngineOpponent();
        }

        private static void note() {
            StrictMode.noteSlowCall("engine");
        }

        @Override
        public void think(MatchState state, Duration left, Consumer<Move> answer) {
            note();
            engine.think(state, left, answer);
        }

        @Override
        public void stop() {
            engine.stop();
        }

        @Override
        public Advice advise(MatchState state) {
            note();
            return engine.advise(state);
        }

        @Override
        public boolean agreesToDraw(MatchState state) {
            note();
            return engine.agreesToDraw(state);
        }

        @Override
        public void close() {
            engine.close();
        }
    }
}
