package org.baoqi.rules.book;

import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.Article;
import org.baoqi.rules.Side;
import org.baoqi.rules.book.repetition.Cycle;
import org.baoqi.rules.law.GameEnd;
import org.baoqi.rules.law.Result;

/**
 * 判決: what a book says of a game as it stands.
 *
 * @param result if only warned, what it will be if nobody changes; none while the game goes on
 * @param offenders who broke the book; on a draw that is both sides or neither
 * @param article where the book says so; none as long as there is nothing to judge
 * @param repetition what was judged, if it was a repetition
 */
public record Verdict(
        Stage stage,
        Optional<Result> result,
        Reason reason,
        Set<Side> offenders,
        Optional<Article> article,
        Optional<Repetition> repetition) {
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
    static Verdict against(Side offender, Reason reason, Citation citation, Repetition repetition) {
        return on(repetition, Optional.of(Result.lossOf(offender)), reason, Set.of(offender), citation);
    }

    /** Neither side is to blame more than the other. */
    static Verdict draw(Reason reason, Set<Side> offenders, Citation citation, Repetition repetition) {
        return on(repetition, Optional.of(Result.DRAW), reason, offenders, citation);
    }

    /** The last cycle, if a repetition was judged. */
    public Optional<Cycle> cycle() {
        return repetition.map(Repetition::lastCycle);
    }

    Verdict at(Stage other) {
        return new Verdict(other, result, reason, offenders, article, repetition);
    }

    private static Verdict on(
            Repetition repetition, Optional<Result> result, Reason reason, Set<Side> offenders, Citation citation) {
        Article article = citation.at(repetition.stage());
        return new Verdict(
                repetition.stage(), result, reason, offenders, Optional.of(article), Optional.of(repetition));
    }
}
