package org.baoqi.app.review;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.engine.Engine;
import org.baoqi.rules.engine.RunningSearch;
import org.baoqi.rules.engine.SearchLimits;
import org.baoqi.rules.engine.SearchTask;
import org.baoqi.speech.review.Assessment;

/** Answers what the reader of a game asks the engine: thinks about one position at a time, and not for long. */
final class Adviser {
    private static final Duration PATIENCE = Duration.ofMillis(700);

    private final Supplier<Engine> engines;
    private Optional<Engine> engine = Optional.empty();
    private Optional<RunningSearch> thinking = Optional.empty();

    Adviser(Supplier<Engine> engines) {
        this.engines = engines;
    }

    /**
     * Answers on a thread of the engine, unless it is stopped before.
     *
     * @param failed is run instead of the answer when the engine fails; the next question gets a new engine
     */
    synchronized void think(Game game, Consumer<Assessment> answer, Runnable failed) {
        stop();
        try {
            if (!engine.isPresent()) engine = Optional.of(engines.get());
            SearchTask task = SearchTask.of(game, SearchLimits.ofMoveTime(PATIENCE));
            RunningSearch started = engine.get().start(task, progress -> {});
            thinking = Optional.of(started);
            started.answer().whenComplete((thought, failure) -> {
                if (!isAwaited(started)) return;
                if (failure == null) answer.accept(Assessment.of(thought));
                else fail(failed);
            });
        } catch (RuntimeException | OutOfMemoryError failure) {
            fail(failed);
        }
    }

    private void fail(Runnable failed) {
        close();
        failed.run();
    }

    private synchronized boolean isAwaited(RunningSearch started) {
        return thinking.equals(Optional.of(started));
    }

    synchronized void stop() {
        thinking.ifPresent(RunningSearch::stop);
        thinking = Optional.empty();
    }

    synchronized void close() {
        stop();
        engine.ifPresent(Engine::close);
        engine = Optional.empty();
    }
}
