package org.baoqi.rules.law;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.rules.Point;
import org.baoqi.rules.board.Fen;
import org.baoqi.rules.board.Position;
import org.junit.jupiter.api.Test;

/** Goes through every position of the kinds that are called dead: in none of them the game is over. */
class DeadPositionTest {
    private static final List<Point> RED_PALACE = points("d0 e0 f0 d1 e1 f1 d2 e2 f2");
    private static final List<Point> BLACK_PALACE = points("d9 e9 f9 d8 e8 f8 d7 e7 f7");
    private static final List<Point> ADVISORS = points("d9 f9 e8 d7 f7");
    private static final List<Point> ELEPHANTS = points("c9 g9 a7 e7 i7 c5 g5");

    /**
     * Of Red only the king's file matters, and an empty one at that: his defenders could but block it, which leaves Black
     * more moves.
     */
    @Test
    void defendersNeverBlockTheirKing() {
        int seen = 0;
        for (List<Point> advisors : upToTwo(ADVISORS))
            for (List<Point> elephants : upToTwo(ELEPHANTS)) seen += kings(advisors, elephants);
        assertTrue(seen > 6000, "only " + seen);
    }

    private static int kings(List<Point> advisors, List<Point> elephants) {
        int seen = 0;
        for (Point red : points("d0 e0 f0"))
            for (Point black : BLACK_PALACE) {
                Map<Point, Character> board = new HashMap<>(Map.of(red, 'K', black, 'k'));
                advisors.forEach(point -> board.put(point, 'a'));
                elephants.forEach(point -> board.put(point, 'b'));
                if (board.size() == 2 + advisors.size() + elephants.size()) seen += goesOn(board, 'b');
            }
        return seen;
    }

    @Test
    void oneCannonAgainstABareKingNeverWins() {
        assertTrue(besideTwoKings('C', Point.all()) > 9000);
    }

    @Test
    void onePawnOnTheLastRankNeverWins() {
        assertTrue(besideTwoKings('P', points("a9 b9 c9 d9 e9 f9 g9 h9 i9")) > 800);
    }

    @Test
    void oneHorseMayWin() {
        assertFalse(DeadPosition.isDead(Position.parse("3k5/9/9/9/9/9/9/9/9/N3K4 w")));
    }

    private static int besideTwoKings(char letter, List<Point> points) {
        int seen = 0;
        for (Point red : RED_PALACE)
            for (Point black : BLACK_PALACE)
                for (Point point : points) {
                    Map<Point, Character> board = new HashMap<>(Map.of(red, 'K', black, 'k'));
                    if (board.putIfAbsent(point, letter) == null) seen += goesOn(board, 'w') + goesOn(board, 'b');
                }
        return seen;
    }

    /** One position seen, or none if no game can reach it. */
    private static int goesOn(Map<Point, Character> board, char side) {
        Optional<Position> position = position(board, side);
        position.ifPresent(p -> {
            assertTrue(DeadPosition.isDead(p), p.fen());
            assertFalse(p.legalMoves().isEmpty(), p.fen());
        });
        return position.isPresent() ? 1 : 0;
    }

    private static Optional<Position> position(Map<Point, Character> board, char side) {
        StringBuilder fen = new StringBuilder();
        for (int rank = 9; rank >= 0; rank--) {
            for (int file = 9; file >= 1; file--) fen.append(board.getOrDefault(new Point(file, rank), '1'));
            fen.append(rank > 0 ? "/" : " ");
        }
        return Fen.read(fen.append(side).toString()) instanceof Fen.Reading.Read read
                ? Optional.of(read.position())
                : Optional.empty();
    }

    private static List<List<Point>> upToTwo(List<Point> points) {
        List<List<Point>> choices = new ArrayList<>(List.of(List.of()));
        for (int i = 0; i < points.size(); i++) {
            choices.add(List.of(points.get(i)));
            for (int j = 0; j < i; j++) choices.add(List.of(points.get(j), points.get(i)));
        }
        return choices;
    }

    private static List<Point> points(String iccs) {
        return Arrays.stream(iccs.split(" "))
                .map(text -> Point.fromIccs(text).orElseThrow())
                .collect(Collectors.toList());
    }
}
