package org.baoqi.app.game;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;

/** Think at once, or as long as a test wants. */
final class Thinkers implements Executor {
    private final Deque<Runnable> thoughts = new ArrayDeque<>();
    private boolean slow;

    @Override
    public void execute(Runnable thought) {
        thoughts.add(thought);
        if (!slow) finish();
    }

    void think() {
        slow = true;
    }

    void finish() {
        slow = false;
        while (!thoughts.isEmpty()) thoughts.poll().run();
    }
}
