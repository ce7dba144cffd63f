package org.baoqi.rules.engine;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.engine.Search.RootMoves;
import org.junit.jupiter.api.Test;

class SearchMemoryTest {
    private static final int SLACK = 4_096;
    private static final int MOST_MEGABYTES = 64;

    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private long allocated() {
        return threads.getThreadAllocatedBytes(Thread.currentThread().getId());
    }

    @Test
    void theSearchLeavesNoGarbage() {
        TreeSearch tree = tree();
        tree.root(-Score.INFINITE, Score.INFINITE, 3);
        long before = allocated();
        tree.root(-Score.INFINITE, Score.INFINITE, 7);
        long garbage = allocated() - before;
        assertTrue(garbage < SLACK, garbage + " bytes");
    }

    @Test
    void allThatASearchNeedsFitsInItsMemory() {
        long before = allocated();
        new TranspositionTable(Engine.DEFAULT_MEGABYTES);
        tree();
        long megabytes = allocated() - before >> 20;
        assertTrue(megabytes < MOST_MEGABYTES, megabytes + " MB");
    }

    private static TreeSearch tree() {
        Position position = Position.initial();
        SearchTask task = SearchTask.of(Game.from(position), SearchLimits.infinite());
        SearchPath path = new SearchPath(position, List.of(), new Evaluation(Weights.builtIn()));
        RootMoves root = new RootMoves(position, task.rules());
        SearchClock clock = new SearchClock(task.limits());
        return new TreeSearch(path, new TranspositionTable(4), new SearchHistory(), clock, root, 120);
    }
}
