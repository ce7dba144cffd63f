package org.baoqi.app.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchLog;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.MatchStore;
import org.baoqi.speech.words.Words;

/** Where games are kept. Waits for the disk: never call it on the main thread. */
public interface GameStore {
    /** A new game; its events go into the store that is returned, the first of them its beginning. */
    KeptGame begin(MatchSetup setup);

    /** The game that was being played last, if it is not over. Where its log is damaged, a copy of what is sound goes on. */
    Optional<KeptGame> unfinished();

    /** Whether there is one; nothing changes by the question. */
    default boolean hasUnfinished() {
        return unfinished().isPresent();
    }

    /** Whether that game is there and cannot be read, because a later version of the app wrote it. */
    default boolean isNewer() {
        return false;
    }

    /** Throws {@link StorageException} where an event cannot be kept. */
    interface KeptGame extends MatchStore {
        String id();

        /** All its events so far, in their order. */
        List<MatchEvent> events();

        /** The damage of the log of which this is a copy, as far as that can be read. */
        default Optional<MatchLog.Damage> damage() {
            return Optional.empty();
        }

        /** What is to be said of the damage: the damaged game stays in the library, where what stands behind can be taken. */
        default List<String> damageTold(MatchState kept, Words words) {
            List<String> said = new ArrayList<>();
            damage().ifPresent(damage -> {
                said.addAll(damage.sentences(kept, words));
                said.add(words.say("game.copied"));
                if (!damage.rest(kept).events().isEmpty()) said.add(words.say("game.rest"));
            });
            return said;
        }
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
