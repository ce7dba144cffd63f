package org.baoqi.speech.review;

import java.util.List;
import java.util.Optional;
import org.baoqi.speech.announce.Announcement;

/**
 * What a reader's wish comes to.
 *
 * @param review where he is now
 * @param open what waits for the engine's opinion
 */
record Step(Review review, List<Announcement> said, Optional<Inquiry> open) {
    Step {
        said = List.copyOf(said);
    }

    static Step of(Review review, List<Announcement> said) {
        return new Step(review, said, Optional.empty());
    }
}
