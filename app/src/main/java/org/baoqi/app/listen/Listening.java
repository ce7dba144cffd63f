package org.baoqi.app.listen;

import java.util.List;
import java.util.function.Consumer;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.words.SpokenLanguage;
import org.baoqi.speech.words.Words;

/** Listens to a player, once each time it is asked to. Called on the main thread, and answers there. */
public interface Listening {
    /**
     * Falls silent, listens, and answers once. Asked again meanwhile, it takes that as {@link #finish}.
     *
     * @param expected what he may say, the legal moves above all: some recognisers hear better when they know
     */
    void listen(SpokenLanguage language, List<String> expected, Consumer<Outcome> answer);

    /** He has said all, or let go of the key: answers with what was heard. */
    default void finish() {}

    /** Listens no longer, and answers that. */
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

        /** The player wanted it no more, or left the app: there is nothing to say. */
        record CalledOff() implements Outcome {}
    }

    /** Why nothing was heard. */
    enum Reason {
        NO_PERMISSION,
        NO_RECOGNISER,
        NO_LANGUAGE,
        NOTHING_SAID,
        NOT_UNDERSTOOD,
        NO_NETWORK,
        /** Somebody else uses the microphone or the recogniser. */
        BUSY,
        BROKEN;

        /** Says so, and what to do about it. */
        public Announcement announcement(Announcer announcer) {
            return announcer.refusal(Words.in(announcer.voice()).say("listening." + this));
        }
    }
}
