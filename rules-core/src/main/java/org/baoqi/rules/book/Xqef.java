package org.baoqi.rules.book;

import java.util.List;
import java.util.Set;
import org.baoqi.rules.Kind;
import org.baoqi.rules.book.Verdict.Citation;
import org.baoqi.rules.book.repetition.ChaseRule;
import org.baoqi.rules.book.repetition.ChaseRule.Uprooting;

/** 《通用象棋規則》0.7 版 (XQEF). */
public final class Xqef {
    private static final String ID = "XQEF";

    public static final RuleBook BOOK = new RuleBook(
            ID,
            // 60(1): warned at the third occurrence; 63: decided when the position comes back.
            RepetitionRule.of(
                    3,
                    new ChaseRule(
                            // 58(2)(b).
                            Set.of(Kind.ROOK, Kind.HORSE, Kind.CANNON),
                            // 58(2)(c).
                            Set.of(Kind.ADVISOR, Kind.ELEPHANT),
                            // 58(2)(d): no root saves a rook.
                            Set.of(Kind.ROOK, Kind.HORSE, Kind.CANNON, Kind.ADVISOR, Kind.ELEPHANT),
                            // 58(2)(a).
                            false,
                            // 58(2)(e).
                            true,
                            // 3 攻着: only what newly comes into reach is attacked.
                            Uprooting.NEVER_CHASES)),
            Regulations.of(ID),
            List.of(
                    Judges::onBoard,
                    Judges.loneCheck(Citation.of(ID, "61(2)", "65(3)")),
                    Judges.loneChase(Citation.of(ID, "61(2)", "65(3)")),
                    Judges.bothCheck(Citation.of(ID, "61(3)", "66(3)")),
                    Judges.bothChase(Citation.of(ID, "61(3)", "66(3)")),
                    Judges.noOffence(Citation.of(ID, "61(1)", "66(4)")),
                    Judges::naturalLimit));

    private Xqef() {}
}
