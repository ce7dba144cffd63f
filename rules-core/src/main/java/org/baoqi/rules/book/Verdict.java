package org.baoqi.rules.book;

import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.Article;
import org.baoqi.rules.Side;
import org.baoqi.rules.repetition.Cycle;

/**
 * 判決: what a book says of a game as it stands.
 *
 * @param outcome the result; if only warned, what it will be if nobody changes
 * @param offenders who broke the book; on a draw that is both sides or neither
 * @param article where the book says so; none as long as there is nothing to judge
 * @param cycle the last cycle, if that is what was judged
 */
public record Verdict(
        Stage stage,
        Outcome outcome,
        Reason reason,
        Set<Side> offenders,
        Optional<Article> article,
        Optional<Cycle> cycle) {
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
    static Verdict against(Side offender, Reason reason, Article article, Repetition repetition) {
        return on(repetition, Outcome.lossFor(offender), reason, Set.of(offender), article);
    }

    /** Neither side is to blame more than the other. */
    static Verdict draw(Reason reason, Set<Side> offenders, Article article, Repetition repetition) {
        return on(repetition, Outcome.DRAW, reason, offenders, article);
    }

    static Verdict forTheReferee(Article article, Repetition repetition) {
        return on(repetition, Outcome.OPEN, Reason.FOR_THE_REFEREE, Set.of(), article)
                .at(Stage.ONGOING);
    }

    Verdict at(Stage other) {
        return new Verdict(other, outcome, reason, offenders, article, cycle);
    }

    private static Verdict on(
            Repetition repetition, Outcome outcome, Reason reason, Set<Side> offenders, Article article) {
        return new Verdict(
                repetition.stage(),
                outcome,
                reason,
                offenders,
                Optional.of(article),
                Optional.of(repetition.lastCycle()));
    }
}
