package org.baoqi.speech.review;

import java.util.List;
import org.baoqi.rules.Move;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.hear.VoiceCommand;

/** What a reader means by what he says. */
sealed interface Intent {
    record Go(ReviewCommand command) implements Intent {}

    record Try(Move move) implements Intent {}

    /** A question of play. */
    record Ask(VoiceCommand query) implements Intent {}

    /** He has to be asked back, or told that it makes no sense. */
    record Answer(List<Announcement> said) implements Intent {
        public Answer {
            said = List.copyOf(said);
        }
    }
}
