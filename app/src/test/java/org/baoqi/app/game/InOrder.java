package org.baoqi.app.game;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;

/** Runs everything on the thread that asks for it, one thing after the other as a thread of its own would. */
final class InOrder implements Executor {
    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private boolean running;

    @Override
    public void execute(Runnable task) {
        waiting.add(task);
        if (running) return;
        running = true;
        try {
            while (!waiting.isEmpty()) waiting.poll().run();
        } finally {
            running = false;
        }
    }
}
