package org.baoqi.rules.book;

import java.util.List;
import java.util.Set;
import org.baoqi.rules.Article;
import org.baoqi.rules.repetition.ChaseRule;
import org.baoqi.rules.repetition.Uprooting;

/**
 * 《象棋竞赛规则》2011 试行 (CXA2011). Of its repetitions only perpetual check is judged; the book also weighs threats of mate and the value of what is won (24-26), and those are left to the referee.
 */
public final class Cxa2011 {
    private static final String ID = "CXA2011";

    public static final RuleBook BOOK = new RuleBook(
            ID,
            // 23.1: three times. Nothing chases here.
            RepetitionRule.of(3, new ChaseRule(Set.of(), Set.of(), Set.of(), false, false, Uprooting.NEVER_CHASES)),
            Regulations.of(ID),
            List.of(
                    Endings::onBoard,
                    Perpetuals.loneCheckAtOnce(new Article(ID, "23.5.1")),
                    Perpetuals.bothCheck(Citation.of(ID, "23.5.2.1", "26.8.4")),
                    Perpetuals.leftToTheReferee(new Article(ID, "23.5.2")),
                    Endings::naturalLimit));

    private Cxa2011() {}
}
