package org.baoqi.rules.law;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.junit.jupiter.api.Test;

/** Random moves from the start and from positions with few pieces, until a book ends the game. */
class RandomGamesTest {
    private static final int GAMES = 2000;
    private static final List<String> STARTS = List.of(
            "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
            "3ak4/9/9/9/4c4/4P4/9/9/4A4/3K1C3 w - - 90 60",
            "4k4/4a4/9/9/R8/8r/9/9/4A4/4K4 w - - 90 60",
            "3k5/4P4/9/9/9/9/9/9/4p4/5K3 w - - 92 60",
            "2b1k4/4a4/9/4p4/9/4P4/9/9/4A4/2B1K4 w - - 85 60",
            "3k5/4P4/5P3/9/9/9/9/9/9/4K4 w - - 80 60");

    private static final List<NaturalLimit> LIMITS =
            EndingRulesTest.BOOKS.stream().map(NaturalLimit::of).collect(Collectors.toList());

    @Test
    void endConsistently() {
        Random random = new Random(20240601);
        Map<EndingReason, Integer> seen = new HashMap<>();
        for (int i = 0; i < GAMES; i++) {
            NaturalLimit limit = LIMITS.get(i % LIMITS.size());
            String start = STARTS.get(random.nextInt(STARTS.size()));
            seen.merge(game(limit, start, random).reason(), 1, Integer::sum);
        }
        for (EndingReason reason : List.of(
                EndingReason.CHECKMATE, EndingReason.STALEMATE, EndingReason.DEAD_POSITION, EndingReason.NATURAL_LIMIT))
            assertTrue(seen.containsKey(reason), reason + " in " + seen);
    }

    private static GameEnd game(NaturalLimit limit, String fen, Random random) {
        EndingRules rules = limit.endings();
        Position start = Position.parse(fen);
        Position position = start;
        List<Move> moves = new ArrayList<>();
        Optional<GameEnd> ending = Optional.empty();
        while (ending.isEmpty()) {
            List<Move> legal = position.legalMoves();
            moves.add(legal.get(random.nextInt(legal.size())));
            position = position.play(moves.get(moves.size() - 1));
            ending = rules.onBoard(position);
            if (ending.isEmpty() && position.quietPlies() >= limit.plies()) ending = limit.ending(start, moves);
        }
        check(ending.get(), position);
        return ending.get();
    }

    private static void check(GameEnd ending, Position position) {
        Side mover = position.sideToMove();
        switch (ending.reason()) {
            case CHECKMATE, STALEMATE -> {
                assertTrue(position.legalMoves().isEmpty());
                assertEquals(ending.reason() == EndingReason.CHECKMATE, position.isInCheck(mover));
                assertEquals(Result.lossOf(mover), ending.result());
            }
            default -> {
                assertFalse(position.legalMoves().isEmpty());
                assertEquals(Result.DRAW, ending.result());
            }
        }
    }
}
