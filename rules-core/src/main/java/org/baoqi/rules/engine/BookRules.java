package org.baoqi.rules.engine;

import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.book.RuleBook;
import org.baoqi.rules.book.Verdict;
import org.baoqi.rules.book.Verdict.Stage;
import org.baoqi.rules.law.Result;

/** What a rule book says to the engine about a game: which moves would lose by repetition, or draw a warning of it. */
public record BookRules(RuleBook book, Game game) implements SearchTask.Rules {

    @Override
    public boolean forbids(Move move) {
        Game next = game.play(move);
        if (next.occurrences().size() < 2) return false;
        Verdict verdict = book.judge(next);
        Result loss = Result.lossOf(game.position().sideToMove());
        return verdict.stage() != Stage.ONGOING
                && verdict.cycle().isPresent()
                && verdict.result().equals(Optional.of(loss));
    }

    @Override
    public int naturalLimitPlies() {
        return book.regulations().naturalLimit().plies();
    }
}
