package org.baoqi.rules.book;

import java.util.List;
import org.baoqi.rules.Article;
import org.baoqi.rules.book.cxa.ValueReader;
import org.baoqi.rules.book.repetition.Offence;

/** 《象棋竞赛规则》2011 试行 (CXA2011). */
public final class Cxa2011 {
    private static final String ID = "CXA2011";

    public static final RuleBook BOOK = new RuleBook(
            ID,
            // 23.1, 23.2: three times round, the move that entered counted; 23.5.2: two rounds to change.
            RepetitionRule.round(3, new ValueReader())
                    // 23.4.
                    .and(new LongWalk(9, 3, 2)),
            Regulations.of(ID),
            List.of(
                    Endings::onBoard,
                    Perpetuals.loneCheckAtOnce(new Article(ID, "23.5.1")),
                    Perpetuals.loneForbidden(Offence.HEAVY_ATTACKS, Offence.NONE, cite("23.5.2.2", "25.3")),
                    Perpetuals.loneForbidden(Offence.LIGHT_ATTACKS, Offence.NONE, cite("23.5.2.2", "25.3")),
                    Perpetuals.loneForbidden(Offence.HEAVY_ATTACKS, Offence.LIGHT_ATTACKS, cite("23.5.2.2", "26.8.1")),
                    Perpetuals.bothCheck(cite("23.5.2.1", "26.8.4")),
                    Perpetuals.bothForbidden(Offence.HEAVY_ATTACKS, cite("23.5.2.1", "26.8.4")),
                    Perpetuals.bothForbidden(Offence.LIGHT_ATTACKS, cite("23.5.2.1", "26.8.4")),
                    Perpetuals.noOffence(cite("23.5.2.1", "25.2")),
                    Endings::naturalLimit));

    private Cxa2011() {}

    private static Citation cite(String warning, String decision) {
        return Citation.of(ID, warning, decision);
    }
}
