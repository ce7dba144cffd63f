package org.baoqi.rules.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.book.RuleBooks;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class EnginePlayerTest {
    private static final SearchLimits LIMITS = SearchLimits.infinite().withDepth(4);

    private final Engine engine = new Engine(2, 1);
    private final EnginePlayer partner =
            new EnginePlayer(engine, RuleBooks.all().get(0), Level.of(3), 1);

    @AfterEach
    void close() {
        engine.close();
    }

    @Test
    void opensFromTheBook() {
        SearchResult thought =
                partner.move(Game.from(Position.initial()), LIMITS).answer().join();
        assertEquals(0, thought.depth());
        assertEquals(OpeningBook.builtIn().move(Position.initial(), 1), thought.best());
    }

    @Test
    void thinksWhereTheBookIsSilent() {
        Game game = Game.of(Position.initial(), List.of(Move.iccs("a3a4")));
        SearchResult thought = partner.move(game, LIMITS).answer().join();
        assertTrue(game.position().isLegal(thought.best().get()));
        assertTrue(thought.depth() > 0);
    }
}
