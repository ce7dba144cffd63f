package org.baoqi.rules.engine;

import java.util.concurrent.atomic.LongAdder;

/** When a search has to end. Shared by its threads; anybody may stop it. */
final class SearchClock {
    /** Looking at the time costs more than a node, so it is done once in so many. */
    private static final int NODES_BETWEEN_LOOKS = 512;

    private final SearchLimits limits;
    private final LongAdder nodes = new LongAdder();
    private volatile long start;
    private volatile boolean pondering;
    private volatile boolean stopped;

    SearchClock(SearchLimits limits) {
        this.limits = limits;
        this.pondering = limits.ponder();
        this.start = System.nanoTime();
    }

    synchronized void stop() {
        stopped = true;
        notifyAll();
    }

    boolean isStopped() {
        return stopped;
    }

    /** The opponent made the expected move: from now on time counts. */
    synchronized void ponderHit() {
        start = System.nanoTime();
        pondering = false;
        notifyAll();
    }

    /** Waits until an answer may be given: one who ponders or has no limit of his own waits to be told. */
    synchronized void awaitRelease() throws InterruptedException {
        while (!stopped && (pondering || limits.untilStopped())) wait();
    }

    /** Counts nodes of one thread; its own count tells when to look at the time. */
    void count(long threadNodes) {
        if (threadNodes % NODES_BETWEEN_LOOKS != 0) return;
        nodes.add(NODES_BETWEEN_LOOKS);
        if (pondering) return;
        if (nodes.sum() >= limits.nodes() || elapsed() >= limits.hardNanos()) stopped = true;
    }

    /**
     * Whether a further iteration is not worth starting.
     *
     * @param urgency how much of the planned time the position deserves, where there is a choice
     */
    boolean enough(int depth, double urgency) {
        if (pondering) return false;
        double share = limits.softNanos() < limits.hardNanos() ? urgency : 1;
        return depth >= limits.depth() || elapsed() >= limits.softNanos() * share;
    }

    /** By all threads, a little late. */
    long nodes() {
        return nodes.sum();
    }

    long elapsed() {
        return System.nanoTime() - start;
    }
}
