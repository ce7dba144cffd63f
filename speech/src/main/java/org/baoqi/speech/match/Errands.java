package org.baoqi.speech.match;

import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.baoqi.speech.announce.Announcement;

/**
 * Has the engine think of a player's question. An errand is thought out first, anywhere; what it returns is done at the
 * table, on the one thread that plays the match.
 */
@FunctionalInterface
public interface Errands {
    /** The table waits for the answer. */
    Errands AT_ONCE = errand -> errand.get().get();

    /** What can be said now: the answer, or nothing if that comes later. */
    List<Announcement> send(Supplier<Supplier<List<Announcement>>> errand);

    /**
     * The table goes on, so that the clock is heard on time.
     *
     * @param table has its own thread do the rest, and says what comes of it
     */
    static Errands away(Executor thinkers, Consumer<Supplier<List<Announcement>>> table) {
        return errand -> {
            thinkers.execute(() -> table.accept(errand.get()));
            return List.of();
        };
    }
}
