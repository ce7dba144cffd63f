package org.baoqi.speech.review;

import java.util.function.Consumer;
import org.baoqi.rules.engine.Engine;
import org.baoqi.rules.engine.RunningSearch;
import org.baoqi.rules.engine.SearchLimits;
import org.baoqi.rules.engine.SearchTask;
import org.baoqi.rules.record.GameRecord;

/**
 * Has the engine think about every position of a game. It can be broken off at any time and taken up again from what is
 * done; each position is thought about anew, so that with a limit of nodes the outcome is the same either way.
 */
public final class GameAnalyser {
    private final GameRecord game;
    private final Engine engine;
    private final SearchLimits limits;
    private volatile boolean cancelled;
    private volatile RunningSearch thinking;

    public GameAnalyser(GameRecord game, Engine engine, SearchLimits limits) {
        this.game = game;
        this.engine = engine;
        this.limits = limits;
    }

    /** Goes on with an analysis until it is complete or cancelled; {@code progress} hears of each position done. */
    public Analysis run(Analysis soFar, Consumer<Analysis> progress) {
        Analysis analysis = soFar;
        while (!analysis.isComplete() && !cancelled) {
            Analysis before = analysis;
            analysis = next(before);
            if (analysis != before) progress.accept(analysis);
        }
        return analysis;
    }

    /** A position whose search was broken off is not done. */
    private Analysis next(Analysis analysis) {
        int plies = analysis.done().size();
        SearchTask task = SearchTask.of(game.start(), analysis.moves().subList(0, plies), limits);
        engine.forget();
        thinking = engine.start(task, thought -> {});
        if (cancelled) thinking.stop();
        Assessment assessment = Assessment.of(thinking.answer().join());
        return cancelled ? analysis : analysis.with(assessment);
    }

    /** May be called from any thread; {@link #run} returns soon after. */
    public void cancel() {
        cancelled = true;
        RunningSearch current = thinking;
        if (current != null) current.stop();
    }
}
