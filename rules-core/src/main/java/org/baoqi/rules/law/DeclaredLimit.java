package org.baoqi.rules.law;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.law.PerpetualRounds.Perpetual;
import org.baoqi.rules.law.PerpetualRounds.Ply;

/**
 * 限著: the limit that a referee declares in an ending that may be drawn, and the moves he watches before an official draw
 * (官和).
 *
 * @param claimant who asked for the limit, or holds the draw
 * @param since how many plies of the game were played when it was declared
 * @param moves how many moves it takes
 */
public record DeclaredLimit(Rule rule, Side claimant, int since, int moves) {

    /** Whose moves count. */
    public enum CountedMoves {
        CLAIMANT,
        EACH
    }

    /** How a capture changes the count. */
    public enum Capture {
        RESTARTS,
        CANCELS,
        GOES_ON
    }

    /**
     * The rule of a book on declared limits.
     *
     * @param moves empty where the referee chooses
     */
    public record Rule(
            EndingRules endings,
            Optional<Integer> moves,
            CountedMoves whose,
            Capture capture,
            EndingReason reason,
            Optional<Integer> rounds,
            Perpetual perpetual) {

        /** The rule of a book, if it has one. */
        public static Optional<Rule> of(String book) {
            return CsvTable.rows(DeclaredLimit.class, "declared.csv", "book", book).stream()
                    .map(row -> of(row, NaturalLimit.of(book)))
                    .findFirst();
        }

        private static Rule of(CsvTable.Row row, NaturalLimit natural) {
            return new Rule(
                    natural.endings(),
                    row.optionalNumber("moves"),
                    row.value("of", CountedMoves.class),
                    row.value("capture", Capture.class),
                    row.value("reason", EndingReason.class),
                    natural.rounds(),
                    natural.perpetual());
        }

        /** Declares the number of moves that the referee chooses; none, if he needs to see none (XQEF 122(1)(c)(i)). */
        public DeclaredLimit declare(Side claimant, int since, int moves) {
            return new DeclaredLimit(this, claimant, since, moves);
        }
    }

    /** How far the count is; nothing once a capture has cancelled the limit. */
    public Optional<Integer> made(Position start, List<Move> played) {
        List<Ply> plies = Ply.of(start, played);
        List<Ply> watched = plies.subList(since, plies.size());
        int capture = rule.capture == Capture.GOES_ON ? -1 : lastCapture(watched);
        if (capture >= 0 && rule.capture == Capture.CANCELS) return Optional.empty();
        return Optional.of(count(watched.subList(capture + 1, watched.size())));
    }

    /** The draw, once the moves are made. */
    public Optional<GameEnd> ending(Position start, List<Move> played) {
        return made(start, played).filter(made -> made >= moves).map(made -> rule.endings.draw(rule.reason));
    }

    private int count(List<Ply> plies) {
        Set<Integer> beyond = new PerpetualRounds(rule.rounds, rule.perpetual).beyond(plies);
        int claimants = 0;
        int others = 0;
        for (int i = 0; i < plies.size(); i++) {
            if (beyond.contains(i)) continue;
            if (plies.get(i).mover() == claimant) claimants++;
            else others++;
        }
        return rule.whose == CountedMoves.CLAIMANT ? claimants : Math.min(claimants, others);
    }

    private static int lastCapture(List<Ply> plies) {
        int last = plies.size() - 1;
        while (last >= 0 && !plies.get(last).isCapture()) last--;
        return last;
    }
}
