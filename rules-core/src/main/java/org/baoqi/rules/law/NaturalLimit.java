package org.baoqi.rules.law;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.Table;
import org.baoqi.rules.board.Position;

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
        Whose claimed,
        Whose counted,
        Optional<Integer> rounds,
        FalseClaim falseClaim,
        Perpetual perpetual) {

    public enum Whose {
        CLAIMANT,
        BOTH
    }

    public static NaturalLimit of(String book) {
        Table.Row row = row("limits.csv", book);
        return new NaturalLimit(
                EndingRules.of(book),
                row.number("plies"),
                row.number("checks"),
                row.value("claimed", Whose.class),
                row.value("counted", Whose.class),
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
        LimitCount count();

        record Granted(LimitCount count, GameEnd ending) implements Answer {}

        /** @param loss if the false claim itself loses the game */
        record Refused(LimitCount count, Offence offence, Optional<GameEnd> loss) implements Answer {}
    }

    /**
     * Answers a claim.
     *
     * @param left the time the claimant has left
     * @param ledger the fouls so far, among them his earlier false claims
     */
    public Answer claim(Side claimant, Position start, List<Move> moves, Duration left, FoulLedger ledger) {
        LimitCount count = count(start, moves, Optional.of(claimant));
        if (count.isReached()) return new Answer.Granted(count, endings.draw(EndingReason.NATURAL_LIMIT));
        Turn since = Turn.of(Stretch.of(start, moves).start());
        boolean loses = falseClaim.loses(left, 1 + falseClaims(ledger, claimant, since));
        return new Answer.Refused(
                count,
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
    public LimitCount count(Position start, List<Move> moves, Optional<Side> claimant) {
        Stretch stretch = Stretch.of(start, moves);
        Set<Integer> beyond = new Rounds(rounds, perpetual).beyond(stretch.plies());
        BothSides<Integer> left =
                BothSides.of(side -> limits(side, claimant) ? Math.max(0, stretch.checks(side, beyond) - checks) : 0);
        return new LimitCount(stretch.before() + stretch.plies().size(), left, beyond.size(), plies);
    }

    private boolean limits(Side side, Optional<Side> claimant) {
        Whose whose = claimant.isPresent() ? claimed : counted;
        return whose == Whose.BOTH || claimant.equals(Optional.of(side));
    }

    private static int falseClaims(FoulLedger ledger, Side claimant, Turn since) {
        return (int) ledger.counted(claimant).stream()
                .filter(entry -> entry.sanction().offence() == Offence.FALSE_LIMIT_CLAIM)
                .filter(entry -> !since.isAfter(entry.turn()))
                .count();
    }

    private static Table.Row row(String file, String book) {
        return Table.rows(NaturalLimit.class, file, "book", book).get(0);
    }
}
