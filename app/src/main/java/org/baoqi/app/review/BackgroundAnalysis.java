package org.baoqi.app.review;

import java.util.Optional;
import java.util.function.Consumer;
import org.baoqi.app.store.BackgroundLibrary;
import org.baoqi.rules.engine.Engine;
import org.baoqi.rules.engine.SearchLimits;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.speech.review.Analysis;
import org.baoqi.speech.review.Assessment;
import org.baoqi.speech.review.GameAnalyser;

/** Has a game analysed while its reader goes on. Every position that is done is kept, so that it can be taken up again. */
final class BackgroundAnalysis {
    private static final int MEGABYTES = 16;
    private static final long NODES_A_POSITION = 150_000;

    private final BackgroundLibrary desk;
    private final String id;
    private final Consumer<Analysis> progress;
    private volatile Optional<GameAnalyser> running = Optional.empty();

    /** @param progress hears of each position done, on the analysis's own thread */
    BackgroundAnalysis(BackgroundLibrary desk, String id, Consumer<Analysis> progress) {
        this.desk = desk;
        this.id = id;
        this.progress = progress;
    }

    /** Goes on from what is done; nothing if it is under way. */
    synchronized void start(GameRecord record, Analysis soFar) {
        if (running.isPresent() || soFar.isComplete()) return;
        Engine engine = new Engine(MEGABYTES, 1);
        GameAnalyser analysis = new GameAnalyser(record, engine, SearchLimits.ofNodes(NODES_A_POSITION));
        running = Optional.of(analysis);
        Thread thread = new Thread(
                () -> {
                    analysis.run(soFar, this::done);
                    engine.close();
                    running = Optional.empty();
                },
                "analysis");
        thread.setPriority(Thread.MIN_PRIORITY);
        thread.start();
    }

    void cancel() {
        running.ifPresent(GameAnalyser::cancel);
    }

    private void done(Analysis analysis) {
        int plies = analysis.done().size() - 1;
        Assessment last = analysis.done().get(plies);
        // What the disk refuses is thought about again next time.
        desk.tell(library -> library.assess(id, plies, last), () -> {}, refused -> {});
        progress.accept(analysis);
    }
}
