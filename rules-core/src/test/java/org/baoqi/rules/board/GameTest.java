package org.baoqi.rules.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.junit.jupiter.api.Test;

class GameTest {
    private final Game shuffle = play("b0c2 b9c7 c2b0 c7b9");

    @Test
    void findsThePliesAtWhichThePositionStoodThere() {
        assertEquals(List.of(0, 4), shuffle.occurrences());
        assertEquals(List.of(5), shuffle.play(Move.iccs("h2e2")).occurrences());
    }

    @Test
    void doesNotCallTheSamePlacementWithTheOtherSideToMoveTheSame() {
        Game game = Game.of(Position.parse("4k4/9/9/9/9/9/9/9/9/3K5 w"), moves("d0d1 e9e8 d1d2 e8e9 d2d1 e9e8 d1d0"));
        assertEquals(List.of(7), game.occurrences());
    }

    @Test
    void foldsTheLastCycleHoweverOftenItWasPlayed() {
        Game twice = play("h2e2 h9g7 b0c2 b9c7 c2b0 c7b9 b0c2 b9c7 c2b0 c7b9");
        assertEquals(2 + 3 * 4, twice.folded(3).moves().size());
        assertEquals(2 + 4, twice.folded(1).moves().size());
        assertEquals(moves("h2e2 h9g7"), twice.folded(3).moves().subList(0, 2));
    }

    @Test
    void hasNothingToFoldWithoutACycle() {
        assertEquals(moves("h2e2"), play("h2e2").folded(3).moves());
    }

    @Test
    void takesOnlyLegalMoves() {
        assertThrows(IllegalArgumentException.class, () -> play("h2e9"));
    }

    private static Game play(String moves) {
        return Game.of(Position.initial(), moves(moves));
    }

    private static List<Move> moves(String text) {
        return Arrays.stream(text.split(" ")).map(Move::iccs).collect(Collectors.toList());
    }
}
