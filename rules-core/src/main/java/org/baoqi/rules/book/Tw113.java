package org.baoqi.rules.book;

import java.util.List;
import java.util.Set;
import org.baoqi.rules.Kind;
import org.baoqi.rules.book.RepetitionRule.ShuffleRule;
import org.baoqi.rules.book.Verdict.Citation;
import org.baoqi.rules.book.repetition.ChaseRule;
import org.baoqi.rules.book.repetition.ChaseRule.Uprooting;

/** 《中華民國象棋規則》113 年修訂版 (TW113). */
public final class Tw113 {
    private static final String ID = "TW113";

    public static final RuleBook BOOK = new RuleBook(
            ID,
            // 第四章六 [H]: judged after three cycles; one more decides.
            RepetitionRule.of(
                            3,
                            new ChaseRule(
                                    // 第二章第一節 捉 說明一, 二: kings and pawns are idle.
                                    Set.of(Kind.ROOK, Kind.HORSE, Kind.CANNON, Kind.ADVISOR, Kind.ELEPHANT),
                                    Set.of(),
                                    // 說明五.
                                    Set.of(Kind.HORSE, Kind.CANNON, Kind.ADVISOR, Kind.ELEPHANT),
                                    // 說明六.
                                    true,
                                    // 說明四.
                                    false,
                                    // 圖 2.4-15 and 2.4-18b: 八路炮 is chased when 二路炮 no longer guards it.
                                    Uprooting.CHASES))
                    // 第二章第一節 待判局面; 第四章六 [H]: one more cycle, here of three points.
                    .and(new ShuffleRule(9, 3, 3)),
            Regulations.of(ID),
            List.of(
                    Judges::onBoard,
                    Judges.loneCheck(Citation.of(ID, "4章6[H]1", "2章2節C4")),
                    Judges.loneChase(Citation.of(ID, "4章6[H]3", "2章2節C5")),
                    Judges.bothCheck(Citation.of(ID, "4章6[H]2", "2章2節C1")),
                    Judges.bothChase(Citation.of(ID, "4章6[H]2", "2章2節C2")),
                    Judges.noOffence(Citation.of(ID, "4章6[H]2", "2章2節C3")),
                    Judges::naturalLimit));

    private Tw113() {}
}
