package org.baoqi.rules.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.baoqi.rules.Cases;
import org.baoqi.rules.Move;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class PerftTest {
    private static final int FIRST_COUNT = 2;
    /** With more, the slow rules take too long. */
    private static final int MOST_SLOW = 200_000;

    @TestFactory
    Stream<DynamicTest> fastBoardCountsWhatTheTableSays() {
        return Cases.in("/perft.csv", row -> {
            Position position = Position.parse(row[1]);
            for (int depth = 1; depth <= depths(row); depth++)
                assertEquals(count(row, depth), Perft.nodes(position, depth), "depth " + depth);
        });
    }

    @TestFactory
    Stream<DynamicTest> slowRulesCountWhatTheTableSays() {
        return Cases.in("/perft.csv", row -> {
            SlowRules slow = new SlowRules(Position.parse(row[1]));
            for (int depth = 1; depth <= depths(row) && count(row, depth) < MOST_SLOW; depth++)
                assertEquals(count(row, depth), slow.perft(depth), "depth " + depth);
        });
    }

    @Test
    void nothingIsCountedOnceAtDepthZero() {
        assertEquals(1, Perft.nodes(Position.initial(), 0));
    }

    @Test
    void divideSplitsTheCountByFirstMove() {
        Map<Move, Long> counts = Perft.divide(Position.initial(), 3);
        assertEquals(Position.initial().legalMoves(), List.copyOf(counts.keySet()));
        assertEquals(79_666, counts.values().stream().mapToLong(Long::longValue).sum());
    }

    private static int depths(String[] row) {
        int depth = 0;
        while (FIRST_COUNT + depth < row.length && !row[FIRST_COUNT + depth].isEmpty()) depth++;
        return depth;
    }

    private static long count(String[] row, int depth) {
        return Long.parseLong(row[FIRST_COUNT + depth - 1]);
    }
}
