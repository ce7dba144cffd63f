package org.baoqi.rules.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Plays below full strength: finds the few best moves as far as the level sees, and chooses among those that are good
 * enough. It remembers nothing of earlier moves, so the same game and seed give the same move.
 */
final class LevelSearch {
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
        Search search = new Search(task, new TranspositionTable(MEGABYTES), new SearchHistory(), clock, thought -> {});
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
