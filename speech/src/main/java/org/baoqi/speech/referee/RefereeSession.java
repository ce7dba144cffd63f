package org.baoqi.speech.referee;

import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.hear.Corrections;
import org.baoqi.speech.hear.Expecting;
import org.baoqi.speech.hear.Hearing;
import org.baoqi.speech.hear.VoiceParser;
import org.baoqi.speech.match.Match;
import org.baoqi.speech.match.MatchState;

/**
 * 監局: a referee watches a match. Whatever he enters becomes events of the match's log; what is to be said comes back.
 *
 * <p>Words heard through a microphone do not count before the referee has confirmed what was understood: a recogniser's
 * mishearing is nobody's announcement.
 */
public final class RefereeSession {
    private final Match match;
    private final VoiceParser parser;
    private Optional<Move> understood = Optional.empty();

    public RefereeSession(Match match, VoiceParser parser) {
        this.match = match;
        this.parser = parser;
    }

    public MatchState state() {
        return match.state();
    }

    public Match match() {
        return match;
    }

    public List<Announcement> take(RefereeInput input) {
        understood = Optional.empty();
        return match.grant(input.judge(match));
    }

    /** The best texts of a recogniser: asks the referee whether it was this move. */
    public List<Announcement> hear(List<String> texts) {
        Hearing hearing = parser.hear(texts, match.state().position(), Expecting.MOVE, Corrections.FIRST_STANDS);
        understood = move(hearing);
        return List.of(understood
                .map(move -> match.narrator()
                        .announcer()
                        .moves()
                        .confirm(match.state().position(), move))
                .orElseGet(() -> match.narrator().announcer().moves().notUnderstood(texts.get(0))));
    }

    private static Optional<Move> move(Hearing hearing) {
        if (hearing instanceof Hearing.Sure sure) return Optional.of(sure.move());
        return hearing instanceof Hearing.Confirm likely ? Optional.of(likely.move()) : Optional.empty();
    }

    /** The move that was understood and waits for the referee's word. */
    public Optional<Move> understood() {
        return understood;
    }

    /** Whether what was understood is what the player said. */
    public List<Announcement> confirm(boolean right) {
        Optional<Move> move = understood;
        understood = Optional.empty();
        return move.isPresent() && right ? take(new RefereeInput.Call(move.get())) : List.of();
    }

    /** What the clock brings by itself: reports, a fallen flag. */
    public List<Announcement> tick() {
        return match.tick();
    }
}
