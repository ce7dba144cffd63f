package org.baoqi.app.referee;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.speech.match.MatchState;

/**
 * What a referee's screens show of the match that he watches.
 *
 * @param said what was said last
 * @param understood the move that was heard and waits for his word
 * @param now the time of the match
 */
public record RefereeView(MatchState state, List<String> said, Optional<Move> understood, Duration now) {
    public RefereeView {
        said = List.copyOf(said);
    }

    RefereeView saying(List<String> other) {
        return new RefereeView(state, other, understood, now);
    }
}
