package org.baoqi.rules.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.board.RandomPlay;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every form is read back to the move it was written for. */
class RoundTripTest {
    private static final int MOVES_OF_A_POSITION = 2;

    private final Random random = new Random(20261116);

    @TestFactory
    Stream<DynamicTest> someMovesOf180000PositionsOfRandomPlay() {
        return Stream.of(3, 6, 10, 16, 30)
                .map(pieces -> dynamicTest(
                        pieces + " pieces", () -> new RandomPlay(pieces, pieces).positions(36_000, this::someMoves)));
    }

    @Test
    void everyMoveOf20000PositionsWithPawnsOnFewFiles() {
        new PawnStacks(1).positions(20_000, position -> position.legalMoves().forEach(m -> roundTrip(position, m)));
    }

    @Test
    void everyMoveOf2000PositionsOfRandomPlay() {
        new RandomPlay(1, 30).positions(2_000, position -> position.legalMoves().forEach(m -> roundTrip(position, m)));
    }

    private void someMoves(Position position) {
        List<Move> moves = position.legalMoves();
        for (int i = 0; i < MOVES_OF_A_POSITION && !moves.isEmpty(); i++)
            roundTrip(position, moves.get(random.nextInt(moves.size())));
    }

    private static void roundTrip(Position position, Move move) {
        Resolution expected = new Resolution.Legal(move);
        for (Notation form : Notation.values()) {
            String text = form.write(position, move);
            Resolution read = form.read(text, position);
            if (!expected.equals(read)) assertEquals(expected, read, form + " " + text + " in " + position);
        }
    }
}
