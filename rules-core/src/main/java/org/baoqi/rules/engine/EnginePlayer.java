package org.baoqi.rules.engine;

import java.util.Optional;
import java.util.function.Consumer;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.book.RuleBook;

/**
 * 對手: the computer as an opponent and adviser. It plays at its level, from the opening book as long as that lasts; it
 * advises at full strength.
 *
 * @param seed another one makes another game
 */
public record EnginePlayer(Engine engine, RuleBook book, Level level, long seed) {

    /** Chooses a move for the side to move. */
    public RunningSearch move(Game game, SearchLimits limits) {
        Optional<Move> known = OpeningBook.builtIn().move(game.position(), seed);
        return known.isPresent()
                ? RunningSearch.done(SearchResult.known(known.get()))
                : engine.start(task(game, limits).at(level, seed), thought -> {});
    }

    /** The best move for the side to move, and an evaluation of the game. */
    public RunningSearch advise(Game game, SearchLimits limits, Consumer<SearchResult> progress) {
        return engine.start(task(game, limits), progress);
    }

    private SearchTask task(Game game, SearchLimits limits) {
        return SearchTask.of(game, limits).under(new SearchTask.BookRules(book, game));
    }
}
