package org.baoqi.rules.engine;

import java.util.Optional;
import java.util.function.Consumer;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.book.RuleBook;

/**
 * 對手: whom a player practises against, and whom he asks for advice. He plays at his level, from the opening book as
 * long as it lasts; he advises with all he knows.
 *
 * @param seed another one makes another game
 */
public record EnginePlayer(Engine engine, RuleBook book, Level level, long seed) {

    /** His move. */
    public RunningSearch move(Game game, SearchLimits limits) {
        Optional<Move> known = OpeningBook.builtIn().move(game.position(), seed);
        return known.isPresent()
                ? RunningSearch.done(SearchResult.known(known.get()))
                : engine.start(task(game, limits).at(level, seed), thought -> {});
    }

    /** What he would play in the player's place, and what he thinks of the game: a hint, or an evaluation. */
    public RunningSearch advise(Game game, SearchLimits limits, Consumer<SearchResult> progress) {
        return engine.start(task(game, limits), progress);
    }

    /** What the player could have played instead of his last move. */
    public RunningSearch missed(Game game, SearchLimits limits) {
        Position start = game.positions().get(0);
        Game before = Game.of(start, game.moves().subList(0, game.moves().size() - 1));
        return advise(before, limits, thought -> {});
    }

    private SearchTask task(Game game, SearchLimits limits) {
        return SearchTask.of(game, limits).under(new SearchTask.BookRules(book, game));
    }
}
