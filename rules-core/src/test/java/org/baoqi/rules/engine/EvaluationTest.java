package org.baoqi.rules.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.board.RandomPlay;
import org.junit.jupiter.api.Test;

class EvaluationTest {
    private final Evaluation evaluation = new Evaluation(Weights.builtIn());

    @Test
    void coloursMayBeSwapped() {
        new RandomPlay(5, 30).positions(2_000, position -> assertEquals(value(position), value(swapped(position))));
        new RandomPlay(6, 12).positions(2_000, position -> assertEquals(value(position), value(swapped(position))));
    }

    @Test
    void leftAndRightMayBeSwapped() {
        new RandomPlay(7, 18).positions(2_000, position -> assertEquals(value(position), value(mirrored(position))));
    }

    @Test
    void movesChangeTheSumAsTheyShould() {
        new RandomPlay(8, 30).positions(1_000, position -> {
            List<Move> moves = position.legalMoves();
            if (moves.isEmpty()) return;
            SearchPath path = new SearchPath(position, moves.subList(0, 1), evaluation);
            assertEquals(value(position.play(moves.get(0))), path.evaluate());
        });
    }

    @Test
    void anExtraRookIsGood() {
        assertTrue(value(Position.parse("rnbakabn1/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w")) > 600);
    }

    @Test
    void guardsAloneWinNothing() {
        assertEquals(0, value(Position.parse("3k5/9/9/9/9/9/9/9/4A4/2BAK1B2 w")));
    }

    private int value(Position position) {
        return evaluation.evaluate(position.board(), evaluation.sum(position.board()));
    }

    private static Position swapped(Position position) {
        Map<Point, Piece> placed = new HashMap<>();
        position.pieces()
                .forEach((point, piece) -> placed.put(
                        new Point(point.file(), Point.RANKS - 1 - point.rank()),
                        new Piece(piece.side().opposite(), piece.kind())));
        return RandomPlay.placed(placed, position.sideToMove().opposite());
    }

    private static Position mirrored(Position position) {
        Map<Point, Piece> placed = new HashMap<>();
        position.pieces()
                .forEach((point, piece) -> placed.put(new Point(Point.FILES + 1 - point.file(), point.rank()), piece));
        return RandomPlay.placed(placed, position.sideToMove());
    }
}
