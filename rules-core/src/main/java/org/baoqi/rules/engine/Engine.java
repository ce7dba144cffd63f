package org.baoqi.rules.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/**
 * 引擎: thinks about games in the background, one at a time. What it learns in one search helps the next; a new game
 * begins with {@link #forget}.
 */
public final class Engine implements AutoCloseable {
    /** Together with everything else a search needs, this stays well below 64 megabytes. */
    public static final int DEFAULT_MEGABYTES = 32;

    private final TranspositionTable table;
    private final List<SearchHistory> histories = new ArrayList<>();
    private final ExecutorService executor;
    private final ExecutorService helpers;

    public Engine() {
        this(DEFAULT_MEGABYTES, 1);
    }

    public Engine(int megabytes, int threads) {
        table = new TranspositionTable(megabytes);
        for (int i = 0; i < threads; i++) histories.add(new SearchHistory());
        executor = Executors.newSingleThreadExecutor(Engine::thread);
        helpers = Executors.newCachedThreadPool(Engine::thread);
    }

    /** A deep search needs more than a phone's usual stack. */
    private static Thread thread(Runnable work) {
        Thread thread = new Thread(null, work, "engine", 8 << 20);
        thread.setDaemon(true);
        return thread;
    }

    /** Begins to think. {@code progress} hears of each iteration, on the engine's own thread. */
    public RunningSearch start(SearchTask task, Consumer<SearchResult> progress) {
        SearchClock clock = new SearchClock(task.limits());
        RunningSearch thinking = new RunningSearch(clock);
        executor.execute(() -> answer(thinking, task, clock, progress));
        return thinking;
    }

    /** Thinks and waits for the answer. */
    public SearchResult think(SearchTask task) {
        return start(task, thought -> {}).answer().join();
    }

    /** Forgets all positions of earlier games; to be called before a new one. */
    public void forget() {
        executor.execute(() -> {
            table.clear();
            histories.forEach(SearchHistory::clear);
        });
    }

    private void answer(RunningSearch thinking, SearchTask task, SearchClock clock, Consumer<SearchResult> progress) {
        try {
            table.startSearch();
            histories.forEach(SearchHistory::fade);
            thinking.answer().complete(search(task, clock, progress));
        } catch (InterruptedException | ExecutionException | RuntimeException | Error failure) {
            thinking.answer().completeExceptionally(failure);
        }
    }

    private SearchResult search(SearchTask task, SearchClock clock, Consumer<SearchResult> progress)
            throws InterruptedException, ExecutionException {
        if (task.level().isFull()) return fullSearch(task, clock, progress);
        SearchResult chosen = new LevelSearch(task, clock).run();
        clock.awaitRelease();
        progress.accept(chosen);
        return chosen;
    }

    private SearchResult fullSearch(SearchTask task, SearchClock clock, Consumer<SearchResult> progress)
            throws InterruptedException, ExecutionException {
        List<Future<?>> helping = new ArrayList<>();
        for (int i = 1; i < histories.size(); i++) {
            Search helper = new Search(task, table, histories.get(i), clock, thought -> {});
            int firstDepth = 1 + i % 2;
            helping.add(helpers.submit(() -> helper.run(firstDepth)));
        }
        SearchResult thought = new Search(task, table, histories.get(0), clock, progress).run(1);
        clock.awaitRelease();
        clock.stop();
        for (Future<?> help : helping) help.get();
        return thought;
    }

    @Override
    public void close() {
        executor.shutdownNow();
        helpers.shutdownNow();
    }

    /**
     * Plays below full strength: finds the few best moves as far as the level sees, and chooses among those that are good
     * enough. It remembers nothing of earlier moves, so the same game and seed give the same move.
     */
    private static final class LevelSearch {
        private static final int MEGABYTES = 1;
        /** An odd number with many bits, so that neighbouring seeds choose differently. */
        private static final long MIX = 0x5851_F42D_4C95_7F2DL;

        private final SearchTask task;
        private final Level level;
        private final SearchClock clock;
        private final List<SearchResult> choices = new ArrayList<>();

        LevelSearch(SearchTask task, SearchClock clock) {
            this.task = task;
            this.level = task.level();
            this.clock = clock;
        }

        SearchResult run() {
            Search search =
                    new Search(task, new TranspositionTable(MEGABYTES), new SearchHistory(), clock, thought -> {});
            SearchResult best = search.run(1);
            for (SearchResult found = best;
                    isChoice(found, best);
                    found = search.runWithout(found.best().get())) choices.add(found);
            return choices.isEmpty() ? best : choose(best.score().value());
        }

        private boolean isChoice(SearchResult found, SearchResult best) {
            if (!found.best().isPresent() || choices.size() == level.choices()) return false;
            if (clock.isStopped() && !choices.isEmpty()) return false;
            return found.score().value() >= best.score().value() - level.margin();
        }

        private SearchResult choose(int best) {
            double[] shares = new double[choices.size()];
            double sum = 0;
            for (int i = 0; i < shares.length; i++)
                sum += shares[i] = Math.exp((double) (choices.get(i).score().value() - best) / level.boldness());
            double chosen = new Random(task.seed() * MIX + task.position().key()).nextDouble() * sum;
            int i = 0;
            while (i < shares.length - 1 && chosen >= shares[i]) chosen -= shares[i++];
            return choices.get(i);
        }
    }
}
