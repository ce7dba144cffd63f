package org.baoqi.rules.law;

import java.time.Duration;
import java.util.Optional;
import org.baoqi.rules.Article;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.clock.GameClock;
import org.baoqi.rules.clock.Moment;

/**
 * 封棋: the envelope. It holds the position, the move that its side sealed on its own time, and the clock, stopped when the
 * move was handed in (XQEF 103, TW113 3章2節三).
 */
public record Adjournment(Rule rule, Position position, Move sealed, GameClock clock) {
    public Adjournment {
        if (!rule.allows(position)) throw new IllegalArgumentException("not the sealing side's turn: " + position);
    }

    /** Takes the sealed move and stops the clock. */
    public static Adjournment seal(Rule rule, Position position, Move sealed, GameClock clock, Moment now) {
        return new Adjournment(rule, position, sealed, clock.pause(now));
    }

    /** What the envelope shows when it is opened. */
    public sealed interface Opening {
        /** The clock runs for the side that sealed, which now plays its move and presses (XQEF 104). */
        record Resumed(Move move, GameClock clock) implements Opening {}

        /** The sealed move is none: a foul, and another move. */
        record Foul(Side by, Offence offence, GameClock clock) implements Opening {}

        /** The sealed move is none, and that loses. */
        record Lost(GameEnd ending) implements Opening {}
    }

    public Opening open(Moment now) {
        Side sealer = position.sideToMove();
        if (position.legalMoves().contains(sealed)) return new Opening.Resumed(sealed, clock.resume(now));
        return switch (rule.wrong()) {
            case LOSS -> new Opening.Lost(rule.endings().loss(sealer, EndingReason.SEALED_MOVE));
            case FOUL -> new Opening.Foul(sealer, Offence.ILLEGAL_MOVE, clock.resume(now));
        };
    }

    /** Whether the sealing side plays what it sealed. If not, the move is taken back, with a foul (XQEF 125). */
    public boolean isKept(Move played) {
        return sealed.equals(played);
    }

    /**
     * 封棋: how a book breaks a game off.
     *
     * @param late how late a player may come when the game goes on
     */
    public record Rule(EndingRules endings, Sealer sealer, Wrong wrong, Duration late, Article article) {

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

        public static Rule of(String book) {
            CsvTable.Row row =
                    CsvTable.rows(Rule.class, "adjournments.csv", "book", book).get(0);
            return new Rule(
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
}
