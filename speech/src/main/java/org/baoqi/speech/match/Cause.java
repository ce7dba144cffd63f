package org.baoqi.speech.match;

import org.baoqi.rules.book.Verdict.Reason;
import org.baoqi.rules.law.EndingReason;

/** 終局: why a match is over, by one of the ends that games have or by a verdict on their repetition. */
public sealed interface Cause {
    /** One of the ends that games have: mate, a flag, an agreement. */
    record ByEnding(EndingReason reason) implements Cause {
        @Override
        public String phrase() {
            return ENDING + reason;
        }
    }

    /** A verdict on moves that came back. */
    record ByVerdict(Reason reason) implements Cause {
        @Override
        public String phrase() {
            return VERDICT + reason + DECIDED;
        }
    }

    String ENDING = "ending.";
    String VERDICT = "verdict.";
    String DECIDED = ".decided";

    /** The name of the phrase that tells it, by which logs name it, too. */
    String phrase();

    /** The cause that a verdict of a book is. */
    static Cause of(Reason verdict) {
        return switch (verdict) {
            case CHECKMATE, STALEMATE, DEAD_POSITION, NATURAL_LIMIT ->
                new ByEnding(EndingReason.valueOf(verdict.name()));
            default -> new ByVerdict(verdict);
        };
    }
}
