package org.baoqi.app.store;

import java.util.List;
import java.util.Optional;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchStore;

/** Where games are kept. Waits for the disk: never call it on the main thread. */
public interface GameStore {
    /** A new game; its events go into the store that is returned, the first of them its beginning. */
    KeptGame begin(MatchSetup setup);

    /** The game that was being played last, if it is not over. */
    Optional<KeptGame> unfinished();

    /** Throws {@link StorageException} where an event cannot be kept. */
    interface KeptGame extends MatchStore {
        String id();

        /** All its events so far, in their order. */
        List<MatchEvent> events();
    }

    /** The disk is full or broken: what was to be kept is not. */
    final class StorageException extends MatchStore.RefusedException {
        private static final long serialVersionUID = 1;

        public StorageException(Throwable cause) {
            super(cause);
        }

        /** The problem, as the user is told of it. */
        public StorageProblem trouble() {
            return StorageProblem.of(getCause());
        }
    }
}
