package org.baoqi.app.referee;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.talk.Question;

/**
 * What a referee's screens show of the match that he watches.
 *
 * @param said what was said last
 * @param question what he has been asked back
 * @param now the time of the match
 */
public record RefereeView(MatchState state, List<String> said, Optional<Question> question, Duration now) {
    public RefereeView {
        said = List.copyOf(said);
    }

    RefereeView saying(List<String> other) {
        return new RefereeView(state, other, question, now);
    }
}
