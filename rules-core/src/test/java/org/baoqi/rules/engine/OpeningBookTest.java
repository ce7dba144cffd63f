package org.baoqi.rules.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.engine.OpeningBook.Opening;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OpeningBookTest {
    private final OpeningBook book = OpeningBook.builtIn();

    /** Reading the file plays each move, and an illegal one would not get this far. */
    @Test
    void knowsTheMainOpenings() {
        assertTrue(book.openings().size() >= 20);
        long names = book.openings().stream().map(Opening::id).distinct().count();
        assertEquals(book.openings().size(), names);
    }

    @ParameterizedTest
    @CsvSource({
        "h2e2, central-cannon",
        "h2e2 h9g7 h0g2 i9h9 i0h0 b9c7, screen-horses",
        "h2e2 b9c7 h0g2 h9g7 i0h0 i9h9, screen-horses",
        "h2e2 h7e7 a3a4, same-direction",
        "g0e2, elephant",
        "a3a4, none"
    })
    void namesAGameInWhateverOrderItWasPlayed(String moves, String id) {
        assertEquals(
                id, book.name(Position.initial(), moves(moves)).map(Opening::id).orElse("none"));
    }

    @Test
    void playsLegalMovesUntilItKnowsNoMore() {
        for (long seed = 0; seed < 50; seed++) {
            Position position = Position.initial();
            Optional<Move> move = book.move(position, seed);
            while (move.isPresent()) {
                position = position.play(move.get());
                move = book.move(position, seed);
            }
            assertTrue(position.moveNumber() < 20);
        }
    }

    private static List<Move> moves(String text) {
        return Stream.of(text.split(" ")).map(Move::iccs).collect(Collectors.toList());
    }
}
