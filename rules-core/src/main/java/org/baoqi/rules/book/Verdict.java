package org.baoqi.rules.book;

import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.Article;
import org.baoqi.rules.Side;
import org.baoqi.rules.book.Verdict.Stage;
import org.baoqi.rules.book.repetition.Cycle;
import org.baoqi.rules.law.EndingReason;
import org.baoqi.rules.law.GameEnd;
import org.baoqi.rules.law.Result;

/**
 * 判決: the judgement of a book on a game as it stands.
 *
 * @param result after a warning, the result if nobody changes; none while the game goes on
 * @param offenders who broke the book; on a draw that is both sides or neither
 * @param article where the book says so; none as long as there is nothing to judge
 * @param repetition the repetition that was judged, if it was one
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

    /** The grounds of verdicts. */
    public enum Reason {
        /** 將死. */
        CHECKMATE,
        /** 困斃. */
        STALEMATE,
        /** 正和. */
        DEAD_POSITION,
        /** 自然限著. */
        NATURAL_LIMIT,
        /** 單方長將. */
        PERPETUAL_CHECK,
        /** 單方長捉. */
        PERPETUAL_CHASE,
        /** 雙方長將. */
        BOTH_CHECK,
        /** 雙方長捉. */
        BOTH_CHASE,
        /** 一般循環, 雙方均未犯例. */
        NO_OFFENCE,
        /** 一方為禁止著法. */
        FORBIDDEN_MOVES,
        /** 雙方均為禁止著法. */
        BOTH_FORBIDDEN,
        /** Nothing to judge yet. */
        PLAY_ON;

        /** The reason of the same name. */
        static Reason of(EndingReason ending) {
            return valueOf(ending.name());
        }
    }

    /** How far a judgement has gone: nothing to judge, a warning, or a decision. */
    public enum Stage {
        ONGOING,
        /** 警誡: the players have been told what the outcome will be if nobody changes. */
        WARNED,
        DECIDED
    }

    /** The article by which players are told to change, and the one by which the game is decided if they do not. */
    record Citation(Article warning, Article decision) {

        static Citation of(String book, String warning, String decision) {
            return new Citation(new Article(book, warning), new Article(book, decision));
        }

        Article at(Stage stage) {
            return stage == Stage.DECIDED ? decision : warning;
        }
    }
}
