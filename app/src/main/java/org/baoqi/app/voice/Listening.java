package org.baoqi.app.voice;

import java.util.List;
import java.util.function.Consumer;
import org.baoqi.speech.SpokenLanguage;

/** Listens to a player, once each time it is asked to. Called on the main thread, and answers there. */
public interface Listening {
    /**
     * Falls silent, listens, and answers once.
     *
     * @param expected what he may say, the legal moves above all: some recognisers hear better when they know
     */
    void listen(SpokenLanguage language, List<String> expected, Consumer<Outcome> answer);

    /** Listens no longer; no answer comes. */
    void cancel();

    /** How listening ended. */
    sealed interface Outcome {
        /** The recogniser's alternatives, the best first. */
        record Heard(List<String> texts) implements Outcome {
            public Heard {
                texts = List.copyOf(texts);
            }
        }

        record Failed(Reason reason) implements Outcome {}
    }

    /** Why nothing was heard. */
    enum Reason {
        NO_PERMISSION,
        NO_RECOGNISER,
        NO_LANGUAGE,
        NOTHING_SAID,
        NOT_UNDERSTOOD,
        NO_NETWORK,
        BUSY,
        BROKEN
    }
}
