package org.baoqi.speech.review;

import java.util.List;
import java.util.Optional;
import org.baoqi.speech.announce.Announcement;

/**
 * The answer of a review to its reader, with a wish of his that somebody else has to fulfil.
 *
 * @param wish something that the review cannot do by itself
 */
public record ReviewAnswer(List<Announcement> said, Optional<Wish> wish) {
    public ReviewAnswer {
        said = List.copyOf(said);
    }

    /** Something that a reader wants besides reading. */
    public enum Wish {
        PLAY_FROM_HERE,
        ANALYSE,
        /** The engine is to be asked about {@link ReviewSession#wondering}. */
        THINK,
        CLOSE
    }

    static ReviewAnswer say(List<Announcement> said) {
        return new ReviewAnswer(said, Optional.empty());
    }
}
