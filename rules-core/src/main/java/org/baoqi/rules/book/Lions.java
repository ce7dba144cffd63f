package org.baoqi.rules.book;

import java.util.List;
import java.util.Set;
import org.baoqi.rules.Kind;
import org.baoqi.rules.book.Verdict.Citation;
import org.baoqi.rules.book.repetition.ChaseRule;
import org.baoqi.rules.book.repetition.ChaseRule.Uprooting;

/** 國際獅子會 300A2 區《象棋比賽實施辦法》最新棋規 (LIONS). */
public final class Lions {
    private static final String ID = "LIONS";

    public static final RuleBook BOOK = new RuleBook(
            ID,
            // （三）A4 and B2: three times.
            RepetitionRule.of(
                    3,
                    new ChaseRule(
                            // （四）9.
                            Set.of(Kind.ROOK, Kind.HORSE, Kind.CANNON, Kind.ADVISOR, Kind.ELEPHANT),
                            Set.of(),
                            // （四）6.
                            Set.of(Kind.HORSE, Kind.CANNON),
                            // （四）3: 亦不可長捉未渡河兵卒.
                            true,
                            // （四）7.
                            false,
                            // Silent; as in AXF, whose outline of principles it repeats.
                            Uprooting.CHASES_UNLESS_ANSWERING)),
            Regulations.of(ID),
            List.of(
                    Judges::onBoard,
                    Judges.loneCheck(Citation.of(ID, "（三）A4", "（四）1")),
                    Judges.loneChase(Citation.of(ID, "（三）A4", "（四）3")),
                    Judges.bothCheck(Citation.of(ID, "（三）B3", "（三）B3")),
                    Judges.bothChase(Citation.of(ID, "（三）B3", "（三）B3")),
                    Judges.noOffence(Citation.of(ID, "（三）B2", "（三）B2")),
                    Judges::naturalLimit));

    private Lions() {}
}
