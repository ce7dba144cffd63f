package org.baoqi.rules.law;

import java.time.Duration;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.baoqi.rules.Article;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.Side;
import org.baoqi.rules.clock.GameClock;
import org.baoqi.rules.clock.Moment;
import org.baoqi.rules.law.FoulRules.FoulKind;

/**
 * The offences that an event punishes, and how many fouls lose: the book's numbers, or those it has for a kind of event.
 *
 * @param swallows by kind, the kinds of which nothing more counts in the same turn
 */
public record FoulRules(
        String book, Map<Offence, Sanction> sanctions, List<Limit> limits, Map<FoulKind, Set<FoulKind>> swallows) {

    public FoulRules {
        sanctions = Map.copyOf(sanctions);
        limits = List.copyOf(limits);
        swallows = Map.copyOf(swallows);
    }

    /** The rules of a book (TW113) or of a kind of event for which the book has other numbers (XQEF_U9). */
    public static FoulRules of(String event) {
        List<CsvTable.Row> limits = rows("foul-limits.csv", "event", event);
        String book = limits.get(0).text("book");
        return new FoulRules(
                book,
                rows("fouls.csv", "book", book).stream()
                        .map(Sanction::of)
                        .collect(Collectors.toMap(Sanction::offence, Function.identity())),
                limits.stream().map(Limit::of).collect(Collectors.toList()),
                swallows(rows("turns.csv", "book", book)));
    }

    /** The punishment of an offence; empty if the book does not punish it. */
    public Optional<Sanction> sanction(Offence offence) {
        return Optional.ofNullable(sanctions.get(offence));
    }

    /** The same rules, where these offences are punished by other articles. */
    public FoulRules citing(Map<Offence, Article> articles) {
        Map<Offence, Sanction> cited = new EnumMap<>(sanctions);
        articles.forEach((offence, article) -> cited.computeIfPresent(offence, (o, sanction) -> sanction.by(article)));
        return new FoulRules(book, cited, limits, swallows);
    }

    private static Map<FoulKind, Set<FoulKind>> swallows(List<CsvTable.Row> rows) {
        Map<FoulKind, Set<FoulKind>> swallows = new EnumMap<>(FoulKind.class);
        for (CsvTable.Row row : rows)
            swallows.computeIfAbsent(row.value("kind", FoulKind.class), kind -> EnumSet.noneOf(FoulKind.class))
                    .add(row.value("swallows", FoulKind.class));
        return swallows;
    }

    private static List<CsvTable.Row> rows(String file, String column, String value) {
        return CsvTable.rows(FoulRules.class, file, column, value);
    }

    /** How many fouls of a kind, or of one offence of that kind, lose the game. */
    public record Limit(FoulKind kind, Optional<Offence> offence, int count, Article article) {

        static Limit of(CsvTable.Row row) {
            String offence = row.text("offence");
            return new Limit(
                    row.value("kind", FoulKind.class),
                    offence.equals("-") ? Optional.empty() : Optional.of(Offence.valueOf(offence)),
                    row.number("count"),
                    row.article("article"));
        }

        boolean covers(FoulLedger.Entry entry) {
            return entry.sanction().kind() == kind
                    && offence.map(o -> o == entry.sanction().offence()).orElse(true);
        }
    }

    /** The kinds of fouls in the words of the books; each kind is counted separately. */
    public enum FoulKind {
        /** 犯規. */
        FOUL,
        /** 違例. */
        INFRINGEMENT,
        /** 技術犯規. */
        TECHNICAL,
        /** 記錄違規, 抄記錄時違例. */
        RECORDING,
        /** 按鐘違規. */
        CLOCK,
        /** 判負: a breach that loses at once. */
        FORFEIT
    }

    /** The punishment of an offence in a book: its kind of foul, and the time it costs. */
    public record Sanction(
            Offence offence, FoulKind kind, ClockPenalty minutes, ClockPenalty.Rule rule, Article article) {

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
                 * XQEF 115(2)(b): only if the opponent has no more than that left. The offender loses no more than the
                 * whole minutes he can lose without losing on time; the rest goes to the opponent.
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
                Duration most = Duration.ofMinutes(
                        Math.max(0, offenderLeft.minusNanos(1).toNanos() / MINUTE.toNanos()));
                Duration taken = offenderLeft.compareTo(off) > 0 ? off : most;
                return new ClockPenalty(taken, off.minus(taken));
            }

            public GameClock on(GameClock clock, Side offender, Moment now) {
                return clock.adjust(offender, off.negated(), now).adjust(offender.opposite(), given, now);
            }
        }
    }
}
