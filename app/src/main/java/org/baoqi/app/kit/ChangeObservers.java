package org.baoqi.app.kit;

import java.util.ArrayList;
import java.util.List;

/** Tells observers that something has changed. Called on the main thread. */
public final class ChangeObservers {
    private final List<Runnable> all = new ArrayList<>();

    /** Tells an observer of every change until the answer is run. */
    public Runnable add(Runnable observer) {
        all.add(observer);
        return () -> all.remove(observer);
    }

    public void tell() {
        List.copyOf(all).forEach(Runnable::run);
    }
}
