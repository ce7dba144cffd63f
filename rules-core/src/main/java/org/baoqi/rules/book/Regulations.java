package org.baoqi.rules.book;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.book.repetition.Cycle;
import org.baoqi.rules.book.repetition.Cycle.RepetitionOffence;
import org.baoqi.rules.law.DeclaredLimit;
import org.baoqi.rules.law.DisputeRules;
import org.baoqi.rules.law.DrawOffers;
import org.baoqi.rules.law.EndingRules;
import org.baoqi.rules.law.FoulRules;
import org.baoqi.rules.law.NaturalLimit;
import org.baoqi.rules.law.PerpetualRounds.Ply;
import org.baoqi.rules.law.TouchRules;

/**
 * 規章: the rules of a book besides those on repetition, each read from its table.
 *
 * @param declaredLimit the limit that a referee may set, where the book knows one
 */
public record Regulations(
        EndingRules endings,
        DrawOffers.Rule drawOffers,
        NaturalLimit naturalLimit,
        Optional<DeclaredLimit.Rule> declaredLimit,
        TouchRules touch,
        FoulRules fouls,
        DisputeRules disputes) {

    static Regulations of(String book) {
        return new Regulations(
                EndingRules.of(book),
                DrawOffers.Rule.of(book),
                NaturalLimit.of(book),
                DeclaredLimit.Rule.of(book),
                TouchRules.of(book),
                FoulRules.of(book),
                DisputeRules.of(book));
    }

    /** The same regulations, where the natural limit knows a perpetual by this way of reading. */
    Regulations reading(Cycle.Reader reader) {
        return new Regulations(
                endings,
                drawOffers,
                naturalLimit.judging(plies -> isPerpetual(plies, reader)),
                declaredLimit,
                touch,
                fouls,
                disputes);
    }

    private static boolean isPerpetual(List<Ply> plies, Cycle.Reader reader) {
        List<Move> moves = plies.stream().map(Ply::move).collect(Collectors.toList());
        Cycle cycle = reader.between(Game.of(plies.get(0).before(), moves), 0, moves.size());
        return Arrays.stream(Side.values()).anyMatch(side -> cycle.offenceOf(side) != RepetitionOffence.NONE);
    }
}
