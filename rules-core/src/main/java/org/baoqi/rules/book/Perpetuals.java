package org.baoqi.rules.book;

import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.Article;
import org.baoqi.rules.Side;
import org.baoqi.rules.book.repetition.Offence;

/** 棋例: judges of a repetition. Check weighs more than chase, chase more than nothing. */
final class Perpetuals {
    private Perpetuals() {}

    /** 單方長將: whatever else the opponent does. */
    static Judge loneCheck(Citation citation) {
        return lone(Offence.PERPETUAL_CHECK, Reason.PERPETUAL_CHECK, citation);
    }

    /** 單方長將, without a warning. */
    static Judge loneCheckAtOnce(Article article) {
        Judge lone = loneCheck(new Citation(article, article));
        return hearing -> lone.judge(hearing).map(verdict -> verdict.at(Stage.DECIDED));
    }

    /** 單方長捉. */
    static Judge loneChase(Citation citation) {
        return lone(Offence.PERPETUAL_CHASE, Reason.PERPETUAL_CHASE, citation);
    }

    /** 雙方長將. */
    static Judge bothCheck(Citation citation) {
        return both(Offence.PERPETUAL_CHECK, Reason.BOTH_CHECK, Set.of(Side.values()), citation);
    }

    /** 雙方長捉. */
    static Judge bothChase(Citation citation) {
        return both(Offence.PERPETUAL_CHASE, Reason.BOTH_CHASE, Set.of(Side.values()), citation);
    }

    /** 雙方均未犯例. */
    static Judge noOffence(Citation citation) {
        return both(Offence.NONE, Reason.NO_OFFENCE, Set.of(), citation);
    }

    /** 一方為禁止著法, and the other side's are allowed or, if {@code against} says so, forbidden but lighter. */
    static Judge loneForbidden(Offence offence, Offence against, Citation citation) {
        return hearing -> hearing.repetition()
                .flatMap(repetition -> offenderAgainst(repetition, offence, against)
                        .map(side -> Verdict.against(side, Reason.FORBIDDEN_MOVES, citation, repetition)));
    }

    private static Optional<Side> offenderAgainst(Repetition repetition, Offence offence, Offence against) {
        return Arrays.stream(Side.values())
                .filter(side -> repetition.offenceOf(side) == offence)
                .filter(side -> repetition.offenceOf(side.opposite()) == against)
                .findFirst();
    }

    /** 雙方均為禁止著法, of the same weight. */
    static Judge bothForbidden(Offence offence, Citation citation) {
        return both(offence, Reason.BOTH_FORBIDDEN, Set.of(Side.values()), citation);
    }

    private static Judge lone(Offence offence, Reason reason, Citation citation) {
        return hearing -> hearing.repetition()
                .flatMap(repetition -> loneOffender(repetition, offence)
                        .map(side -> Verdict.against(side, reason, citation, repetition)));
    }

    private static Optional<Side> loneOffender(Repetition repetition, Offence offence) {
        for (Side side : Side.values()) {
            boolean graver = offence.compareTo(repetition.offenceOf(side.opposite())) > 0;
            if (repetition.offenceOf(side) == offence && graver) return Optional.of(side);
        }
        return Optional.empty();
    }

    private static Judge both(Offence offence, Reason reason, Set<Side> offenders, Citation citation) {
        return hearing -> hearing.repetition()
                .filter(r -> r.offenceOf(Side.RED) == offence && r.offenceOf(Side.BLACK) == offence)
                .map(repetition -> Verdict.draw(reason, offenders, citation, repetition));
    }
}
