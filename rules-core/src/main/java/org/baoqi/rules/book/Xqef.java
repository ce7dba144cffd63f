package org.baoqi.rules.book;

import java.util.List;
import java.util.Set;
import org.baoqi.rules.Article;
import org.baoqi.rules.Kind;
import org.baoqi.rules.repetition.ChaseRule;
import org.baoqi.rules.repetition.Uprooting;

/** 《通用象棋規則》0.7 版 (XQEF). */
public final class Xqef {
    private static final String ID = "XQEF";

    public static final RuleBook BOOK = new RuleBook(
            ID,
            2022,
            // 60(1): warned at the third occurrence; 63: decided when the position comes back.
            new RepetitionRule(
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
                    Endings::onBoard,
                    Perpetuals.loneCheck(at("61(2)")),
                    Perpetuals.loneChase(at("61(2)")),
                    Perpetuals.bothCheck(at("61(3)")),
                    Perpetuals.bothChase(at("61(3)")),
                    Perpetuals.noOffence(at("61(1)")),
                    Endings::naturalLimit));

    private Xqef() {}

    private static Article at(String place) {
        return new Article(ID, place);
    }
}
