package org.baoqi.rules.book;

import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.Article;
import org.baoqi.rules.Side;

/**
 * 判決: what a book says of a game as it stands.
 *
 * @param outcome the result; if only warned, what it will be if nobody changes
 * @param offenders who broke the book; on a draw that is both sides or neither
 * @param article where the book says so; none as long as there is nothing to judge
 * @param repetition what was judged, if it was a repetition
 */
public record Verdict(
        Stage stage,
        Outcome outcome,
        Reason reason,
        Set<Side> offenders,
        Optional<Article> article,
        Optional<Repetition> repetition) {
    public static final Verdict PLAY_ON =
            new Verdict(Stage.ONGOING, Outcome.OPEN, Reason.PLAY_ON, Set.of(), Optional.empty(), Optional.empty());

    public Verdict {
        offenders = Set.copyOf(offenders);
    }

    /** The side without a legal move has lost. */
    static Verdict noMoveLeft(Side loser, Reason reason, Article article) {
        return new Verdict(
                Stage.DECIDED, Outcome.lossFor(loser), reason, Set.of(), Optional.of(article), Optional.empty());
    }

    /** Only one side broke the book. */
    static Verdict against(Side offender, Reason reason, Citation citation, Repetition repetition) {
        return on(repetition, Outcome.lossFor(offender), reason, Set.of(offender), citation);
    }

    /** Neither side is to blame more than the other. */
    static Verdict draw(Reason reason, Set<Side> offenders, Citation citation, Repetition repetition) {
        return on(repetition, Outcome.DRAW, reason, offenders, citation);
    }

    static Verdict forTheReferee(Article article, Repetition repetition) {
        return on(repetition, Outcome.OPEN, Reason.FOR_THE_REFEREE, Set.of(), new Citation(article, article))
                .at(Stage.ONGOING);
    }

    Verdict at(Stage other) {
        return new Verdict(other, outcome, reason, offenders, article, repetition);
    }

    private static Verdict on(
            Repetition repetition, Outcome outcome, Reason reason, Set<Side> offenders, Citation citation) {
        Article article = citation.at(repetition.stage());
        return new Verdict(
                repetition.stage(), outcome, reason, offenders, Optional.of(article), Optional.of(repetition));
    }
}
