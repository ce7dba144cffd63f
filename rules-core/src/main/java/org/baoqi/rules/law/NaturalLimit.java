package org.baoqi.rules.law;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.law.PerpetualRounds.Perpetual;
import org.baoqi.rules.law.PerpetualRounds.Ply;

/**
 * 自然限著: so many plies without a capture make a draw.
 *
 * @param checks how many checks of a side count, where they are limited
 * @param claimed whose checks are limited when a player claims the draw
 * @param counted whose checks are limited when a referee counts unasked
 */
public record NaturalLimit(
        EndingRules endings,
        int plies,
        int checks,
        LimitedChecks claimed,
        LimitedChecks counted,
        Optional<Integer> rounds,
        FalseClaim falseClaim,
        Perpetual perpetual) {

    /** Whose checks are limited. */
    public enum LimitedChecks {
        CLAIMANT,
        BOTH
    }

    public static NaturalLimit of(String book) {
        CsvTable.Row row = row("limits.csv", book);
        return new NaturalLimit(
                EndingRules.of(book),
                row.number("plies"),
                row.number("checks"),
                row.value("claimed", LimitedChecks.class),
                row.value("counted", LimitedChecks.class),
                row.optionalNumber("cycles"),
                FalseClaim.of(row("false-claims.csv", book)),
                Perpetual.CHECK);
    }

    /** The same limit, with another judge of what a perpetual is. */
    public NaturalLimit judging(Perpetual other) {
        return new NaturalLimit(endings, plies, checks, claimed, counted, rounds, falseClaim, other);
    }

    /** The answer to a claim: a draw, or a foul that may lose. */
    public sealed interface Answer {
        record Granted(GameEnd ending) implements Answer {}

        /** @param loss if the false claim itself loses the game */
        record Refused(Offence offence, Optional<GameEnd> loss) implements Answer {}
    }

    /**
     * Answers a claim.
     *
     * @param left the time the claimant has left
     * @param ledger the fouls so far, among them his earlier false claims
     */
    public Answer claim(Side claimant, Position start, List<Move> moves, Duration left, FoulLedger ledger) {
        if (count(start, moves, Optional.of(claimant)).isReached())
            return new Answer.Granted(endings.draw(EndingReason.NATURAL_LIMIT));
        Turn since = Turn.of(Stretch.of(start, moves).start());
        boolean loses = falseClaim.loses(left, 1 + falseClaims(ledger, claimant, since));
        return new Answer.Refused(
                Offence.FALSE_LIMIT_CLAIM,
                loses ? Optional.of(endings.loss(claimant, EndingReason.FALSE_CLAIM)) : Optional.empty());
    }

    /** The draw that a referee declares unasked. */
    public Optional<GameEnd> ending(Position start, List<Move> moves) {
        return count(start, moves, Optional.empty()).isReached()
                ? Optional.of(endings.draw(EndingReason.NATURAL_LIMIT))
                : Optional.empty();
    }

    /** The count for a claimant or, without one, for the referee. */
    public Count count(Position start, List<Move> moves, Optional<Side> claimant) {
        Stretch stretch = Stretch.of(start, moves);
        Set<Integer> beyond = new PerpetualRounds(rounds, perpetual).beyond(stretch.plies());
        BothSides<Integer> left =
                BothSides.of(side -> limits(side, claimant) ? Math.max(0, stretch.checks(side, beyond) - checks) : 0);
        return new Count(stretch.before() + stretch.plies().size(), left, beyond.size(), plies);
    }

    private boolean limits(Side side, Optional<Side> claimant) {
        LimitedChecks whose = claimant.isPresent() ? claimed : counted;
        return whose == LimitedChecks.BOTH || claimant.equals(Optional.of(side));
    }

    private static int falseClaims(FoulLedger ledger, Side claimant, Turn since) {
        return (int) ledger.counted(claimant).stream()
                .filter(entry -> entry.sanction().offence() == Offence.FALSE_LIMIT_CLAIM)
                .filter(entry -> !since.isAfter(entry.turn()))
                .count();
    }

    private static CsvTable.Row row(String file, String book) {
        return CsvTable.rows(NaturalLimit.class, file, "book", book).get(0);
    }

    /**
     * When a false claim of the natural limit loses the game.
     *
     * @param left with no more than this time left
     * @param times with the so manieth since the last capture
     */
    public record FalseClaim(Optional<Duration> left, Optional<Integer> times) {

        static FalseClaim of(CsvTable.Row row) {
            return new FalseClaim(
                    row.optionalNumber("minutes left").map(Duration::ofMinutes), row.optionalNumber("times"));
        }

        boolean loses(Duration timeLeft, int time) {
            return left.map(limit -> timeLeft.compareTo(limit) <= 0).orElse(false)
                    || times.map(limit -> time >= limit).orElse(false);
        }
    }

    /**
     * 審核著數: the count of a referee.
     *
     * @param plies since the last capture
     * @param checksLeftOut of these, each side's checks too many
     * @param roundsLeftOut of these, plies of perpetual rounds too many
     * @param limit how many it takes
     */
    public record Count(int plies, BothSides<Integer> checksLeftOut, int roundsLeftOut, int limit) {
        public int counted() {
            return plies - checksLeftOut.red() - checksLeftOut.black() - roundsLeftOut;
        }

        public boolean isReached() {
            return counted() >= limit;
        }
    }

    /**
     * The part of a game since the last capture.
     *
     * @param before quiet plies that came before the record begins; nobody knows which of them were checks
     */
    private record Stretch(Position start, int before, List<Ply> plies) {

        static Stretch of(Position start, List<Move> moves) {
            List<Ply> all = Ply.of(start, moves);
            int first = all.size();
            while (first > 0 && !all.get(first - 1).isCapture()) first--;
            if (first == 0) return new Stretch(start, start.quietPlies(), all);
            Ply capture = all.get(first - 1);
            return new Stretch(capture.before().play(capture.move()), 0, all.subList(first, all.size()));
        }

        /** How many checks a side gave, apart from the plies left out. */
        int checks(Side side, Set<Integer> leftOut) {
            return (int) IntStream.range(0, plies.size())
                    .filter(i -> !leftOut.contains(i))
                    .filter(i -> plies.get(i).check() && plies.get(i).mover() == side)
                    .count();
        }
    }
}
