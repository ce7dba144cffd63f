package org.baoqi.rules.engine;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.book.RuleBook;
import org.baoqi.rules.book.Verdict;
import org.baoqi.rules.book.Verdict.Stage;
import org.baoqi.rules.law.Result;

/**
 * A task for the engine: a game so far, and how to think about it.
 *
 * @param start where the game began
 * @param played the moves since, each legal in its turn
 * @param seed of the lower levels' choices: with the same seed they choose the same again
 */
public record SearchTask(Position start, List<Move> played, SearchLimits limits, Rules rules, Level level, long seed) {
    public SearchTask {
        Objects.requireNonNull(start);
        Objects.requireNonNull(rules);
        played = List.copyOf(played);
        if (!level.isFull()) limits = limits.atMost(level.depth(), level.nodes());
    }

    /** At full strength, by no book. */
    public static SearchTask of(Game game, SearchLimits limits) {
        return of(game.positions().get(0), game.moves(), limits);
    }

    /** At full strength, by no book. */
    public static SearchTask of(Position start, List<Move> played, SearchLimits limits) {
        return new SearchTask(start, played, limits, Rules.NONE, Level.of(Level.HIGHEST), 0);
    }

    public SearchTask at(Level other, long otherSeed) {
        return new SearchTask(start, played, limits, rules, other, otherSeed);
    }

    public SearchTask under(Rules other) {
        return new SearchTask(start, played, limits, other, level, seed);
    }

    /** The position to think about. */
    public Position position() {
        Position position = start;
        for (Move move : played) position = position.play(move);
        return position;
    }

    /** The rules of a book that a search must know. */
    public interface Rules {
        /** No book: every legal move may be played, and sixty rounds without a capture are a draw. */
        Rules NONE = new Rules() {};

        /** Whether the side to move would lose by repeating with this legal move. */
        default boolean forbids(Move move) {
            return false;
        }

        /** 自然限著: after so many plies without a capture the game is drawn. */
        default int naturalLimitPlies() {
            return 120;
        }
    }

    /** The rules of one book in one game: forbids moves that would lose by repetition, or be warned of it. */
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
}
