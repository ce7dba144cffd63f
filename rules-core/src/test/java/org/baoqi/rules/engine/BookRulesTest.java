package org.baoqi.rules.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.book.RuleBook;
import org.baoqi.rules.book.RuleBooks;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BookRulesTest {
    private static final Position CHASED_KING = Position.parse("5k3/9/9/9/9/9/9/rr7/4R4/4K4 w");
    private static final List<String> CYCLE = List.of("e9e8", "f8f9", "e8e9", "f9f8");
    private static final int MOST_CYCLES = 8;

    static Stream<RuleBook> books() {
        return RuleBooks.all().stream();
    }

    /** Red checks for ever, until the book forbids the next check. */
    private static Game untilForbidden(RuleBook book) {
        Game game = Game.of(CHASED_KING, List.of(Move.iccs("e1e9"), Move.iccs("f9f8")));
        for (int ply = 0; ply < MOST_CYCLES * CYCLE.size(); ply++) {
            Move next = Move.iccs(CYCLE.get(ply % CYCLE.size()));
            if (ply % 2 == 0 && new SearchTask.BookRules(book, game).forbids(next)) return game;
            game = game.play(next);
        }
        return game;
    }

    @ParameterizedTest
    @MethodSource("books")
    void theEngineStopsCheckingBeforeItLoses(RuleBook book) {
        Game game = untilForbidden(book);
        SearchTask.BookRules rules = new SearchTask.BookRules(book, game);
        Move check = Move.iccs(CYCLE.get((game.moves().size() - 2) % CYCLE.size()));
        assertTrue(rules.forbids(check));
        try (Engine engine = new Engine(2, 1)) {
            SearchTask task =
                    SearchTask.of(game, SearchLimits.infinite().withDepth(4)).under(rules);
            assertNotEquals(Optional.of(check), engine.think(task).best());
        }
    }

    @ParameterizedTest
    @MethodSource("books")
    void aFreshGameForbidsNothing(RuleBook book) {
        SearchTask.BookRules rules = new SearchTask.BookRules(book, Game.from(Position.initial()));
        assertEquals(
                0,
                Position.initial().legalMoves().stream().filter(rules::forbids).count());
    }
}
