package org.baoqi.app.review;

import java.util.Optional;
import java.util.function.Supplier;
import org.baoqi.app.store.BackgroundLibrary;
import org.baoqi.rules.engine.Engine;
import org.baoqi.rules.engine.SearchLimits;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.speech.review.Analysis;
import org.baoqi.speech.review.Assessment;
import org.baoqi.speech.review.GameAnalyser;

/**
 * Has a game analysed on a thread of its own while its reader goes on. Every position that is done is kept, so that an
 * analysis that was broken off or failed can be started again and goes on from there.
 */
final class BackgroundAnalysis {
    private static final long NODES_A_POSITION = 150_000;

    private final BackgroundLibrary access;
    private final String id;
    private final Supplier<Engine> engines;
    private final Listener listener;
    private boolean started;
    private boolean cancelled;
    private Optional<GameAnalyser> running = Optional.empty();

    /** Is told on the thread of the analysis. */
    interface Listener {
        /** One more position is done. */
        void analysed(Analysis soFar);

        /** The engine failed; the analysis can be started again. */
        void analysisFailed();
    }

    BackgroundAnalysis(BackgroundLibrary access, String id, Supplier<Engine> engines, Listener listener) {
        this.access = access;
        this.id = id;
        this.engines = engines;
        this.listener = listener;
    }

    /** Goes on from what is done; does nothing while an analysis runs. */
    synchronized void start(GameRecord record, Analysis soFar) {
        if (started || soFar.isComplete()) return;
        started = true;
        Thread thread = new Thread(() -> run(record, soFar), "analysis");
        thread.setPriority(Thread.MIN_PRIORITY);
        thread.start();
    }

    /** An engine needs much memory, and a phone may have too little: this is a failure like the engine's own. */
    private void run(GameRecord record, Analysis soFar) {
        boolean failed = false;
        try (Engine engine = engines.get()) {
            begin(new GameAnalyser(record, engine, SearchLimits.ofNodes(NODES_A_POSITION)))
                    .run(soFar, this::done);
        } catch (RuntimeException | OutOfMemoryError failure) {
            failed = true;
        } finally {
            end();
        }
        if (failed) listener.analysisFailed();
    }

    private synchronized GameAnalyser begin(GameAnalyser analysis) {
        running = Optional.of(analysis);
        if (cancelled) analysis.cancel();
        return analysis;
    }

    private synchronized void end() {
        running = Optional.empty();
        started = false;
    }

    /** The analysis is not wanted any more. */
    synchronized void cancel() {
        cancelled = true;
        running.ifPresent(GameAnalyser::cancel);
    }

    private void done(Analysis analysis) {
        int plies = analysis.done().size() - 1;
        Assessment last = analysis.done().get(plies);
        // What the disk refuses is thought about again next time.
        access.tell(library -> library.assess(id, plies, last), () -> {}, refused -> {});
        listener.analysed(analysis);
    }
}
