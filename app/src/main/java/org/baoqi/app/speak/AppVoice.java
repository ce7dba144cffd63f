package org.baoqi.app.speak;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import org.baoqi.speech.announce.SpeechQueue;

/**
 * The app's own voice. An engine that fails, dies or answers no more is started again, at first at once, then after longer
 * and longer pauses; what was lost is reported as failed, so that it is said again.
 */
public final class AppVoice implements Voice {
    private static final Duration TO_START = Duration.ofSeconds(20);
    /** A voice that comes over the network takes its time. */
    private static final Duration TO_BEGIN = Duration.ofSeconds(8);

    private static final Duration TO_END = Duration.ofSeconds(10);
    /** At the slowest rate that can be chosen a character takes less. */
    private static final Duration CHARACTER = Duration.ofMillis(1500);

    private static final Duration PAUSE = Duration.ofSeconds(1);
    private static final int MOST_DOUBLINGS = 5;
    private static final int PATIENCE = 3;

    private final SpeechEngine.Starter starter;
    private final MainThreadTimer timer;
    private final Consumer<Boolean> health;
    private Reports reports;
    private SpeechEngine engine;
    private Listener listener;
    private boolean ready;
    private int failures;
    private Optional<SpeechQueue.Utterance> speaking = Optional.empty();
    private Runnable callOff = () -> {};

    /** @param health told false when the engine has failed again and again, and true whenever it has spoken */
    public AppVoice(SpeechEngine.Starter starter, MainThreadTimer timer, Consumer<Boolean> health) {
        this.starter = starter;
        this.timer = timer;
        this.health = health;
    }

    @Override
    public void reportTo(Reports to) {
        reports = to;
    }

    @Override
    public boolean canSpeak() {
        return ready;
    }

    /** Starts the engine, or another one in its place: the player has chosen, or the phone has changed. */
    public void start() {
        failures = 0;
        restart();
    }

    @Override
    public void say(SpeechQueue.Utterance utterance) {
        speaking = Optional.of(utterance);
        boolean taken = engine.speak(utterance.id(), utterance.announcement().spoken());
        failAfter(taken ? TO_BEGIN : Duration.ZERO);
    }

    @Override
    public void beSilent() {
        if (!speaking.isPresent()) return;
        callOff.run();
        speaking = Optional.empty();
        engine.stop();
    }

    public void shutdown() {
        callOff.run();
        ready = false;
        listener = null;
        if (engine != null) engine.shutdown();
    }

    private void restart() {
        shutdown();
        listener = new Listener();
        engine = starter.start(listener);
        failAfter(TO_START);
        giveBack();
    }

    private void fail() {
        failures++;
        if (failures == PATIENCE) health.accept(false);
        if (failures == 1) restart();
        else pause();
    }

    private void pause() {
        shutdown();
        long times = 1L << Math.min(failures - 2, MOST_DOUBLINGS);
        callOff = timer.after(PAUSE.multipliedBy(times), this::restart);
        giveBack();
    }

    /** Reports that what was being said is to be said again. */
    private void giveBack() {
        Optional<SpeechQueue.Utterance> lost = speaking;
        speaking = Optional.empty();
        lost.ifPresent(utterance -> reports.failed(utterance.id()));
        reports.changed();
    }

    private void failAfter(Duration span) {
        callOff.run();
        callOff = timer.after(span, this::fail);
    }

    private void finish(long id) {
        callOff.run();
        speaking = Optional.empty();
        failures = 0;
        health.accept(true);
        reports.finished(id);
    }

    private boolean isSaying(long id) {
        return speaking.filter(utterance -> utterance.id() == id).isPresent();
    }

    private static Duration longest(SpeechQueue.Utterance utterance) {
        return TO_END.plus(
                CHARACTER.multipliedBy(utterance.announcement().spoken().length()));
    }

    /** Hears one engine; what comes from one that has been shut down means nothing. */
    private final class Listener implements SpeechEngine.Events {
        private boolean isHeard() {
            return listener == this;
        }

        @Override
        public void ready() {
            if (!isHeard()) return;
            callOff.run();
            ready = true;
            reports.changed();
        }

        @Override
        public void unavailable() {
            if (isHeard()) fail();
        }

        @Override
        public void begun(long id) {
            if (isHeard() && isSaying(id)) failAfter(longest(speaking.get()));
        }

        @Override
        public void done(long id) {
            if (isHeard() && isSaying(id)) finish(id);
        }

        @Override
        public void broken(long id) {
            if (isHeard() && isSaying(id)) fail();
        }
    }

    /** A speech engine of the phone, from its start to its end. */
    public interface SpeechEngine {
        /** False where the engine refuses, or is gone. */
        boolean speak(long id, String text);

        void stop();

        void shutdown();

        /** Takes what an engine reports, on the main thread. */
        interface Events {
            void ready();

            /** There is no engine, or it does not start. */
            void unavailable();

            void begun(long id);

            void done(long id);

            /** It failed in the middle, or was stopped by somebody else. */
            void broken(long id);
        }

        /** Starts the engine that the player has chosen. */
        interface Starter {
            SpeechEngine start(Events events);
        }
    }
}
