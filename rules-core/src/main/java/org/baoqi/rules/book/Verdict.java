package org.baoqi.rules.book;

import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.Article;
import org.baoqi.rules.Side;
import org.baoqi.rules.ending.GameEnd;
import org.baoqi.rules.ending.Result;
import org.baoqi.rules.repetition.Cycle;

/**
 * 判決: what a book says of a game as it stands.
 *
 * @param result if only warned, what it will be if nobody changes; none while the game goes on
 * @param offenders who broke the book; on a draw that is both sides or neither
 * @param article where the book says so; none as long as there is nothing to judge
 * @param cycle the last cycle, if that is what was judged
 */
public record Verdict(
        Stage stage,
        Optional<Result> result,
        Reason reason,
        Set<Side> offenders,
        Optional<Article> article,
        Optional<Cycle> cycle) {
    public static final Verdict PLAY_ON =
            new Verdict(Stage.ONGOING, Optional.empty(), Reason.PLAY_ON, Set.of(), Optional.empty(), Optional.empty());

    public Verdict {
        offenders = Set.copyOf(offenders);
    }

    /** The game is over, and nobody broke the book. */
    static Verdict ended(GameEnd end) {
        return new Verdict(
                Stage.DECIDED,
                Optional.of(end.result()),
                Reason.of(end.reason()),
                Set.of(),
                Optional.of(end.article()),
                Optional.empty());
    }

    /** Only one side broke the book. */
    static Verdict against(Side offender, Reason reason, Article article, Repetition repetition) {
        return on(repetition, Optional.of(Result.lossOf(offender)), reason, Set.of(offender), article);
    }

    /** Neither side is to blame more than the other. */
    static Verdict draw(Reason reason, Set<Side> offenders, Article article, Repetition repetition) {
        return on(repetition, Optional.of(Result.DRAW), reason, offenders, article);
    }

    static Verdict forTheReferee(Article article, Repetition repetition) {
        return on(repetition, Optional.empty(), Reason.FOR_THE_REFEREE, Set.of(), article)
                .at(Stage.ONGOING);
    }

    Verdict at(Stage other) {
        return new Verdict(other, result, reason, offenders, article, cycle);
    }

    private static Verdict on(
            Repetition repetition, Optional<Result> result, Reason reason, Set<Side> offenders, Article article) {
        return new Verdict(
                repetition.stage(),
                result,
                reason,
                offenders,
                Optional.of(article),
                Optional.of(repetition.lastCycle()));
    }
}
