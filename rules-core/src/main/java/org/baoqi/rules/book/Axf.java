package org.baoqi.rules.book;

import java.util.List;
import java.util.Set;
import org.baoqi.rules.Kind;
import org.baoqi.rules.book.Verdict.Citation;
import org.baoqi.rules.book.repetition.ChaseRule;
import org.baoqi.rules.book.repetition.ChaseRule.Uprooting;

/** 亞洲象棋聯合會《象棋比賽規例》第四章 棋例 (AXF): sections of its chapter 4. */
public final class Axf {
    private static final String ID = "AXF";

    public static final RuleBook BOOK = new RuleBook(
            ID,
            // 第二節 A4: told to change after three times.
            RepetitionRule.of(
                    3,
                    new ChaseRule(
                            // 第三節 9: kings and pawns may chase.
                            Set.of(Kind.ROOK, Kind.HORSE, Kind.CANNON, Kind.ADVISOR, Kind.ELEPHANT),
                            Set.of(),
                            // 第三節 6.
                            Set.of(Kind.HORSE, Kind.CANNON),
                            // 第三節 3.
                            false,
                            // 第三節 7, 第四節 19: only one of the same kind.
                            false,
                            // 附 長捉舉例 counts it; 第四節 14 and 圖 21a do not, where the move is an answer.
                            Uprooting.CHASES_UNLESS_ANSWERING)),
            Regulations.of(ID),
            List.of(
                    Judges::onBoard,
                    Judges.loneCheck(Citation.of(ID, "2節A4", "3節1")),
                    Judges.loneChase(Citation.of(ID, "2節A4", "3節3")),
                    Judges.bothCheck(Citation.of(ID, "2節B3", "4節2")),
                    Judges.bothChase(Citation.of(ID, "2節B3", "2節B3")),
                    Judges.noOffence(Citation.of(ID, "2節B2", "2節B2")),
                    Judges::naturalLimit));

    private Axf() {}
}
