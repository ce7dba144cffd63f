package org.baoqi.rules.book;

import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.book.Verdict.Stage;
import org.baoqi.rules.book.repetition.Cycle;
import org.baoqi.rules.book.repetition.Cycle.RepetitionOffence;

/**
 * A repetition that has gone on long enough to be judged.
 *
 * @param whole all moves that are judged, from the first occurrence of the position to the last
 * @param lastCycle the moves since the position stood there the last time
 */
public record Repetition(Stage stage, Cycle whole, Cycle lastCycle) {

    /**
     * The players are warned when the position stands there for the book's number of times, and the matter is decided
     * when it comes back by the same means. If it comes back by other means, they are warned anew (XQEF 62, 63).
     */
    static Optional<Repetition> find(Game game, RepetitionRule rule) {
        Optional<Repetition> returned = ofReturns(game, rule);
        if (returned.filter(state -> state.stage == Stage.DECIDED).isPresent()) return returned;
        Optional<Repetition> shuffled = rule.shuffle().flatMap(shuffle -> shuffle.find(game, rule.reader()));
        return shuffled.filter(state -> state.stage == Stage.DECIDED || !returned.isPresent())
                .map(Optional::of)
                .orElse(returned);
    }

    private static Optional<Repetition> ofReturns(Game game, RepetitionRule rule) {
        List<Integer> plies = game.occurrences();
        int first = rule.firstWarning(game, plies);
        if (plies.size() < first) return Optional.empty();
        Repetition state = at(game, plies, first, rule);
        for (int seen = first + 1; seen <= plies.size() && state.stage != Stage.DECIDED; seen++)
            state = state.afterReturn(at(game, plies, seen, rule));
        return Optional.of(state);
    }

    private static Repetition at(Game game, List<Integer> plies, int seen, RepetitionRule rule) {
        return warning(game, plies.subList(seen - rule.warnedAt(), seen), rule);
    }

    /** This, decided if the players had been warned of the same before. */
    Repetition since(Optional<Repetition> warned) {
        return warned.map(before -> before.afterReturn(this)).orElse(this);
    }

    private Repetition afterReturn(Repetition again) {
        return hasSameOffencesAs(again) ? new Repetition(Stage.DECIDED, again.whole, again.lastCycle) : again;
    }

    private static Repetition warning(Game game, List<Integer> plies, RepetitionRule rule) {
        int last = plies.size() - 1;
        Cycle lastCycle = rule.reader().between(game, plies.get(last - 1), plies.get(last));
        Cycle whole = rule.reader().between(game, plies.get(0), plies.get(last));
        return new Repetition(Stage.WARNED, whole, lastCycle);
    }

    private boolean hasSameOffencesAs(Repetition that) {
        return offenceOf(Side.RED) == that.offenceOf(Side.RED) && offenceOf(Side.BLACK) == that.offenceOf(Side.BLACK);
    }

    public RepetitionOffence offenceOf(Side side) {
        return whole.offenceOf(side);
    }
}
