package org.baoqi.rules.engine;

import java.util.concurrent.CompletableFuture;

/** A search under way. Whoever started it may wait for its answer, or have it answer at once. */
public final class RunningSearch {
    private final SearchClock clock;
    private final CompletableFuture<SearchResult> answer = new CompletableFuture<>();

    RunningSearch(SearchClock clock) {
        this.clock = clock;
    }

    /** An answer that needed no search. */
    public static RunningSearch done(SearchResult thought) {
        RunningSearch thinking = new RunningSearch(new SearchClock(SearchLimits.infinite()));
        thinking.answer.complete(thought);
        return thinking;
    }

    /** Has the search answer with what it has found so far. */
    public void stop() {
        clock.stop();
    }

    /** The opponent made the move that was pondered on. */
    public void ponderHit() {
        clock.ponderHit();
    }

    /** Completed when the search ends. */
    public CompletableFuture<SearchResult> answer() {
        return answer;
    }
}
