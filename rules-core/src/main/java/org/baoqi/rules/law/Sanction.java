package org.baoqi.rules.law;

import java.time.Duration;
import org.baoqi.rules.Article;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.Side;
import org.baoqi.rules.clock.GameClock;
import org.baoqi.rules.clock.Moment;
import org.baoqi.rules.law.FoulRules.FoulKind;

/** What a book makes of an offence. */
public record Sanction(Offence offence, FoulKind kind, ClockPenalty minutes, ClockPenalty.Rule rule, Article article) {

    static Sanction of(CsvTable.Row row) {
        return new Sanction(
                row.value("offence", Offence.class),
                row.value("kind", FoulKind.class),
                new ClockPenalty(Duration.ofMinutes(row.number("own")), Duration.ofMinutes(row.number("opponent"))),
                row.value("clock", ClockPenalty.Rule.class),
                row.article("article"));
    }

    Sanction by(Article other) {
        return new Sanction(offence, kind, minutes, rule, other);
    }

    /** The time to take and to give, when the two have so much left. */
    public ClockPenalty penalty(Duration offenderLeft, Duration opponentLeft) {
        return minutes.under(rule, offenderLeft, opponentLeft);
    }

    /** The clock after the penalty. */
    public GameClock punish(GameClock clock, Side offender, Moment now) {
        return penalty(clock.remaining(offender, now), clock.remaining(offender.opposite(), now))
                .on(clock, offender, now);
    }

    /** 扣時: time taken from an offender, and time given to the opponent. */
    public record ClockPenalty(Duration off, Duration given) {
        private static final Duration MINUTE = Duration.ofMinutes(1);

        /** On what the minutes of a sanction depend. */
        public enum Rule {
            FIXED,
            /**
             * XQEF 115(2)(b): only if the opponent has no more than that left. The offender loses no more than the whole
             * minutes he can lose without losing on time; the rest goes to the opponent.
             */
            OPPONENT_SHORT
        }

        static final ClockPenalty NONE = new ClockPenalty(Duration.ZERO, Duration.ZERO);

        ClockPenalty under(Rule rule, Duration offenderLeft, Duration opponentLeft) {
            return switch (rule) {
                case FIXED -> this;
                case OPPONENT_SHORT -> opponentLeft.compareTo(off) > 0 ? NONE : shared(offenderLeft);
            };
        }

        private ClockPenalty shared(Duration offenderLeft) {
            Duration most =
                    Duration.ofMinutes(Math.max(0, offenderLeft.minusNanos(1).toNanos() / MINUTE.toNanos()));
            Duration taken = offenderLeft.compareTo(off) > 0 ? off : most;
            return new ClockPenalty(taken, off.minus(taken));
        }

        public GameClock on(GameClock clock, Side offender, Moment now) {
            return clock.adjust(offender, off.negated(), now).adjust(offender.opposite(), given, now);
        }
    }
}
