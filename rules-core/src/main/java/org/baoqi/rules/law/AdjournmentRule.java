package org.baoqi.rules.law;

import java.time.Duration;
import java.util.Optional;
import org.baoqi.rules.Article;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.rules.Table;
import org.baoqi.rules.board.Position;

/**
 * 封棋: how a book breaks a game off.
 *
 * @param late how late a player may come when the game goes on
 */
public record AdjournmentRule(EndingRules endings, Sealer sealer, Wrong wrong, Duration late, Article article) {

    /** 寫暗著: who seals a move. */
    public enum Sealer {
        RED,
        TO_MOVE
    }

    /** What a sealed move brings that turns out to be none. */
    public enum Wrong {
        LOSS,
        FOUL
    }

    public static AdjournmentRule of(String book) {
        Table.Row row = Table.rows(AdjournmentRule.class, "adjournments.csv", "book", book)
                .get(0);
        return new AdjournmentRule(
                EndingRules.of(book),
                row.value("sealer", Sealer.class),
                row.value("wrong", Wrong.class),
                Duration.ofMinutes(row.number("late")),
                row.article("article"));
    }

    /** The end for those who come too late when the game goes on (TW113 4章六[L], XQEF 104(c)). */
    public Optional<GameEnd> judge(BothSides<Duration> comeLate) {
        return endings.late(comeLate, late);
    }

    /** Whether the game can be broken off here: the side to move must be the one that seals. */
    public boolean allows(Position position) {
        return sealer == Sealer.TO_MOVE || position.sideToMove() == Side.RED;
    }
}
