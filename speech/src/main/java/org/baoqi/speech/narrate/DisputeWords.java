package org.baoqi.speech.narrate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.rules.Article;
import org.baoqi.rules.Side;
import org.baoqi.rules.law.DisputeRules;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Earcon;
import org.baoqi.speech.announce.Priority;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.RefereeEvent;
import org.baoqi.speech.words.RuleWords;

/** A disputed result in words: the hearing, the ruling and the appeal, each by the article of the match's book. */
record DisputeWords(Narrator narrator) {

    /** Who disputes, and that the result is not confirmed. */
    Announcement disputed(Side side, MatchState state) {
        String sentence = narrator.words().say("match.disputed", side);
        return alert("dispute.hearing", sentence, article(rules(state).ruling()));
    }

    /** The result that stands, and what is left to who does not accept it. */
    List<Announcement> ruled(RefereeEvent.Ruled ruled, MatchState state) {
        String result = new TableNarrator(narrator).result(state.end().orElseThrow(IllegalStateException::new));
        List<Announcement> said = new ArrayList<>();
        said.add(narrator.say(
                Priority.MOVE,
                Optional.of(Earcon.END),
                narrator.words()
                        .say(
                                "dispute.ruled",
                                ruled.reason(),
                                result,
                                article(rules(state).ruling()))));
        said.add(remedy(state));
        return said;
    }

    private Announcement remedy(MatchState state) {
        DisputeRules rules = rules(state);
        boolean more = rules.allows(state.verification().appeals());
        String key = "dispute.appeal." + (more ? rules.appeal() : DisputeRules.Appeal.NONE);
        return narrator.say(Priority.CHAT, Optional.empty(), narrator.words().say(key, article(rules.appealArticle())));
    }

    Announcement appealed(RefereeEvent.Appealed appealed, MatchState state) {
        return alert(
                "dispute.appealed",
                appealed.side(),
                appealed.reason(),
                article(rules(state).appealArticle()));
    }

    /** How far a dispute has come; nothing where nobody disputes, or it is ruled upon. */
    List<Announcement> stage(MatchState state) {
        return switch (state.verification().stage()) {
            case OPEN -> List.of();
            case HEARING ->
                state.verification().disputing().stream()
                        .sorted()
                        .map(side -> disputed(side, state))
                        .collect(Collectors.toList());
            case RULED -> List.of(remedy(state));
            case APPEAL -> List.of(alert("dispute.pending", article(rules(state).appealArticle())));
        };
    }

    private static DisputeRules rules(MatchState state) {
        return state.setup().book().regulations().disputes();
    }

    private String article(Article article) {
        return new RuleWords(narrator.words()).article(article);
    }

    private Announcement alert(String key, Object... values) {
        return narrator.say(
                Priority.ALERT, Optional.of(Earcon.QUESTION), narrator.words().say(key, values));
    }
}
