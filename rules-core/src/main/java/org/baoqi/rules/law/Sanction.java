package org.baoqi.rules.law;

import java.time.Duration;
import org.baoqi.rules.Article;
import org.baoqi.rules.Side;
import org.baoqi.rules.Table;
import org.baoqi.rules.clock.GameClock;
import org.baoqi.rules.clock.Moment;

/** What a book makes of an offence. */
public record Sanction(Offence offence, FoulKind kind, ClockPenalty minutes, ClockPenalty.Rule rule, Article article) {

    static Sanction of(Table.Row row) {
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
}
