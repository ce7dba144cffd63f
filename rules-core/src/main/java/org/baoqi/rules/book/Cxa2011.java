package org.baoqi.rules.book;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.baoqi.rules.Article;
import org.baoqi.rules.book.RepetitionRule.ShuffleRule;
import org.baoqi.rules.book.Verdict.Citation;
import org.baoqi.rules.book.cxa.CxaCycle;
import org.baoqi.rules.book.repetition.Cycle.RepetitionOffence;

/** 《象棋竞赛规则》2011 试行 (CXA2011). */
public final class Cxa2011 {
    private static final String ID = "CXA2011";
    /** 26.8.2 and 26.8.3 apart, a joint chase of a rook weighs as much as any. */
    private static final Set<RepetitionOffence> HEAVY = EnumSet.of(
            RepetitionOffence.HEAVY_ATTACKS,
            RepetitionOffence.CHASES_ROOKS,
            RepetitionOffence.CHASES_UNROOTED,
            RepetitionOffence.JOINTLY_ON_ROOK);

    private static final Set<RepetitionOffence> LIGHT =
            EnumSet.of(RepetitionOffence.LIGHT_ATTACKS, RepetitionOffence.JOINTLY_ON_UNROOTED);
    /** 24.13. */
    private static final Set<RepetitionOffence> FORBIDDEN = EnumSet.copyOf(HEAVY);

    static {
        FORBIDDEN.addAll(LIGHT);
    }

    public static final RuleBook BOOK = new RuleBook(
            ID,
            // 23.1, 23.2: three times round, the move that entered counted; 23.5.2: two rounds to change.
            RepetitionRule.round(3, new CxaCycle.Reader())
                    // 23.4.
                    .and(new ShuffleRule(9, 3, 2)),
            Regulations.of(ID),
            List.of(
                    Judges::onBoard,
                    Judges.loneCheckAtOnce(new Article(ID, "23.5.1")),
                    Judges.loneForbidden(FORBIDDEN, EnumSet.of(RepetitionOffence.NONE), toChange("25.3")),
                    Judges.loneForbidden(
                            EnumSet.of(RepetitionOffence.CHASES_ROOKS),
                            EnumSet.of(RepetitionOffence.JOINTLY_ON_ROOK),
                            toChange("26.8.2")),
                    Judges.loneForbidden(
                            EnumSet.of(RepetitionOffence.CHASES_UNROOTED),
                            EnumSet.of(RepetitionOffence.JOINTLY_ON_UNROOTED),
                            toChange("26.8.3")),
                    Judges.loneForbidden(HEAVY, LIGHT, toChange("26.8.1")),
                    Judges.bothCheck(Citation.of(ID, "23.5.2.1", "26.8.4")),
                    Judges.bothForbidden(FORBIDDEN, Citation.of(ID, "23.5.2.1", "26.8.4")),
                    Judges.noOffence(Citation.of(ID, "23.5.2.1", "25.2")),
                    Judges::naturalLimit));

    private Cxa2011() {}

    private static Citation toChange(String article) {
        return Citation.of(ID, "23.5.2.2", article);
    }
}
