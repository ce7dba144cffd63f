package org.baoqi.app.review;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.engine.Engine;
import org.baoqi.rules.engine.RunningSearch;
import org.baoqi.rules.engine.SearchLimits;
import org.baoqi.rules.engine.SearchTask;
import org.baoqi.speech.review.Assessment;

/** The engine of who asks while he reads: it thinks about one position at a time, for as long as one waits gladly. */
final class Adviser {
    private static final int MEGABYTES = 16;
    private static final Duration PATIENCE = Duration.ofMillis(700);

    private Optional<Engine> engine = Optional.empty();
    private Optional<RunningSearch> thinking = Optional.empty();

    /** Gives its answer on a thread of its own, unless it is stopped before. */
    synchronized void think(Game game, Consumer<Assessment> answer) {
        stop();
        if (!engine.isPresent()) engine = Optional.of(new Engine(MEGABYTES, 1));
        SearchTask task = SearchTask.of(game, SearchLimits.ofMoveTime(PATIENCE));
        RunningSearch started = engine.get().start(task, progress -> {});
        thinking = Optional.of(started);
        started.answer().thenAccept(thought -> {
            if (isAwaited(started)) answer.accept(Assessment.of(thought));
        });
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
