package org.baoqi.speech.match;

import java.util.List;

/** Where the events of a match are kept. What {@link #append} has taken is there after a crash. */
public interface MatchStore {
    /**
     * Keeps events, in their order, before it returns; throws {@link RefusedException} and keeps none where it cannot.
     *
     * @param after what the match has come to with them
     */
    void append(List<? extends MatchEvent> events, MatchState after);

    /** The disk is full or broken: what was to be kept is not. */
    class RefusedException extends RuntimeException {
        private static final long serialVersionUID = 1;

        public RefusedException(Throwable cause) {
            super(cause);
        }
    }
}
