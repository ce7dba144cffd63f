package org.baoqi.rules.book;

import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.Article;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.book.RuleBook.Case;
import org.baoqi.rules.book.RuleBook.Judge;
import org.baoqi.rules.book.Verdict.Citation;
import org.baoqi.rules.book.Verdict.Reason;
import org.baoqi.rules.book.Verdict.Stage;
import org.baoqi.rules.book.repetition.Cycle.RepetitionOffence;

/**
 * The judges that rule books are made of: games that end on the board or by the natural limit, and 棋例, the articles on
 * repetition. Check weighs more than chase, chase more than nothing.
 */
final class Judges {
    private Judges() {}

    /** 單方長將: whatever else the opponent does. */
    static Judge loneCheck(Citation citation) {
        return lone(RepetitionOffence.PERPETUAL_CHECK, Reason.PERPETUAL_CHECK, citation);
    }

    /** 單方長將, without a warning. */
    static Judge loneCheckAtOnce(Article article) {
        Judge lone = loneCheck(new Citation(article, article));
        return judged -> lone.judge(judged).map(verdict -> verdict.at(Stage.DECIDED));
    }

    /** 單方長捉. */
    static Judge loneChase(Citation citation) {
        return lone(RepetitionOffence.PERPETUAL_CHASE, Reason.PERPETUAL_CHASE, citation);
    }

    /** 雙方長將. */
    static Judge bothCheck(Citation citation) {
        return both(RepetitionOffence.PERPETUAL_CHECK, Reason.BOTH_CHECK, Set.of(Side.values()), citation);
    }

    /** 雙方長捉. */
    static Judge bothChase(Citation citation) {
        return both(RepetitionOffence.PERPETUAL_CHASE, Reason.BOTH_CHASE, Set.of(Side.values()), citation);
    }

    /** 雙方均未犯例. */
    static Judge noOffence(Citation citation) {
        return both(RepetitionOffence.NONE, Reason.NO_OFFENCE, Set.of(), citation);
    }

    /** 一方為禁止著法, and the other side's are allowed or forbidden too, but lighter. */
    static Judge loneForbidden(Set<RepetitionOffence> offences, Set<RepetitionOffence> against, Citation citation) {
        return judged -> judged.repetition()
                .flatMap(repetition -> Arrays.stream(Side.values())
                        .filter(side -> offences.contains(repetition.offenceOf(side)))
                        .filter(side -> against.contains(repetition.offenceOf(side.opposite())))
                        .findFirst()
                        .map(side -> Verdict.against(side, Reason.FORBIDDEN_MOVES, citation, repetition)));
    }

    /** 雙方均為禁止著法, and neither has to change for the other's sake. */
    static Judge bothForbidden(Set<RepetitionOffence> offences, Citation citation) {
        return judged -> judged.repetition()
                .filter(repetition ->
                        Arrays.stream(Side.values()).allMatch(side -> offences.contains(repetition.offenceOf(side))))
                .map(repetition -> Verdict.draw(Reason.BOTH_FORBIDDEN, Set.of(Side.values()), citation, repetition));
    }

    private static Judge lone(RepetitionOffence offence, Reason reason, Citation citation) {
        return judged -> judged.repetition()
                .flatMap(repetition -> loneOffender(repetition, offence)
                        .map(side -> Verdict.against(side, reason, citation, repetition)));
    }

    private static Optional<Side> loneOffender(Repetition repetition, RepetitionOffence offence) {
        for (Side side : Side.values()) {
            boolean graver = offence.compareTo(repetition.offenceOf(side.opposite())) > 0;
            if (repetition.offenceOf(side) == offence && graver) return Optional.of(side);
        }
        return Optional.empty();
    }

    private static Judge both(RepetitionOffence offence, Reason reason, Set<Side> offenders, Citation citation) {
        return judged -> judged.repetition()
                .filter(r -> r.offenceOf(Side.RED) == offence && r.offenceOf(Side.BLACK) == offence)
                .map(repetition -> Verdict.draw(reason, offenders, citation, repetition));
    }

    /** 將死, 困斃, 正和. */
    static Optional<Verdict> onBoard(Case judged) {
        return judged.regulations().endings().onBoard(judged.game().position()).map(Verdict::ended);
    }

    /** 自然限著, as a referee counts unasked. A player's own claim may come earlier. */
    static Optional<Verdict> naturalLimit(Case judged) {
        Game game = judged.game();
        if (game.position().quietPlies() < judged.regulations().naturalLimit().plies()) return Optional.empty();
        return judged.regulations()
                .naturalLimit()
                .ending(game.positions().get(0), game.moves())
                .map(Verdict::ended);
    }
}
