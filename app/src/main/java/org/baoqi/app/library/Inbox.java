package org.baoqi.app.library;

import java.util.Optional;
import java.util.function.Consumer;

/** Keeps what another app has brought until the screen is there that takes it. Called on the main thread. */
public final class Inbox {
    private Optional<Incoming> waiting = Optional.empty();
    private Optional<Consumer<Incoming>> taker = Optional.empty();

    public void put(Incoming incoming) {
        if (taker.isPresent()) taker.get().accept(incoming);
        else waiting = Optional.of(incoming);
    }

    void serve(Consumer<Incoming> consumer) {
        taker = Optional.of(consumer);
        waiting.ifPresent(consumer);
        waiting = Optional.empty();
    }

    void unserve() {
        taker = Optional.empty();
    }
}
