package org.baoqi.rules.book;

import java.util.List;
import org.baoqi.rules.Article;
import org.baoqi.rules.book.RepetitionRule.ShuffleRule;
import org.baoqi.rules.book.Verdict.Citation;
import org.baoqi.rules.book.cxa.CxaCycle;
import org.baoqi.rules.book.repetition.Cycle.RepetitionOffence;

/** 《象棋竞赛规则》2011 试行 (CXA2011). */
public final class Cxa2011 {
    private static final String ID = "CXA2011";

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
                    Judges.loneForbidden(
                            RepetitionOffence.HEAVY_ATTACKS,
                            RepetitionOffence.NONE,
                            Citation.of(ID, "23.5.2.2", "25.3")),
                    Judges.loneForbidden(
                            RepetitionOffence.LIGHT_ATTACKS,
                            RepetitionOffence.NONE,
                            Citation.of(ID, "23.5.2.2", "25.3")),
                    Judges.loneForbidden(
                            RepetitionOffence.HEAVY_ATTACKS,
                            RepetitionOffence.LIGHT_ATTACKS,
                            Citation.of(ID, "23.5.2.2", "26.8.1")),
                    Judges.bothCheck(Citation.of(ID, "23.5.2.1", "26.8.4")),
                    Judges.bothForbidden(RepetitionOffence.HEAVY_ATTACKS, Citation.of(ID, "23.5.2.1", "26.8.4")),
                    Judges.bothForbidden(RepetitionOffence.LIGHT_ATTACKS, Citation.of(ID, "23.5.2.1", "26.8.4")),
                    Judges.noOffence(Citation.of(ID, "23.5.2.1", "25.2")),
                    Judges::naturalLimit));

    private Cxa2011() {}
}
