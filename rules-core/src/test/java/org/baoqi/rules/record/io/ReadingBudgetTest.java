package org.baoqi.rules.record.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.record.GameRecord;
import org.junit.jupiter.api.Test;

/**
 * Files that ask for more than they are worth. Each is read as far as the budget goes, the rest is told of; twice as much of
 * the same costs about twice as much, so that no file costs much more than an honest one of its size.
 */
class ReadingBudgetTest {
    private static Optional<ReadingBudget.Limit> limit(GameReading reading) {
        return reading.problems().stream()
                .filter(GameReading.Problem.TooMuch.class::isInstance)
                .map(problem -> ((GameReading.Problem.TooMuch) problem).limit())
                .findFirst();
    }

    /** Counted in bytes, which no other work on the machine changes; the time is told by {@code ReadingBenchmark}. */
    @Test
    void memoryGrowsWithTheFileAndNotFaster() {
        Map<String, String> large = HeavyFiles.of(40_000);
        HeavyFiles.of(10_000).forEach((name, text) -> {
            long small = allocated(text);
            long four = allocated(large.get(name));
            assertTrue(four < small * 6, name + ": " + small + " bytes, then " + four);
        });
    }

    private static GameReading read(String text) {
        return GameReader.read(text.getBytes(StandardCharsets.UTF_8));
    }

    private static long allocated(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = thread.getCurrentThreadAllocatedBytes();
        GameReader.read(bytes);
        return thread.getCurrentThreadAllocatedBytes() - before;
    }

    @Test
    void whatIsTooMuchIsToldAndWhatWasReadStays() {
        GameReading moves = read("1. 炮二平五 馬8進7 " + HeavyFiles.times("(馬2進3)", 210_000));
        // On a slow machine the time may be over before.
        assertTrue(EnumSet.of(ReadingBudget.Limit.MOVES, ReadingBudget.Limit.TIME)
                .contains(limit(moves).get()));
        GameRecord game = moves.games().get(0);
        assertEquals(2, game.line().moves().size());
        assertTrue(game.line().moves().get(1).alternatives().size() > 1_000);
        GameReading bytes = read("1. 炮二平五 馬8進7\n" + HeavyFiles.times("{一二三}", 1_000_000));
        assertTrue(limit(bytes).isPresent());
        assertEquals(2, bytes.games().get(0).line().moves().size());
        assertEquals(Optional.of(ReadingBudget.Limit.SIGNS), limit(read(HeavyFiles.times("a ", 800_000))));
    }

    @Test
    void aGameOfOurOwnIsReadWhole() {
        String text = "1. 炮二平五 馬8進7 " + HeavyFiles.times("(馬2進3)", 250_000);
        GameRecord game = Pgn.read(text, Position.initial()).games().get(0);
        assertEquals(250_000, game.line().moves().get(1).alternatives().size());
    }

    @Test
    void aCollectionOfOrdinaryGamesStaysBelowAllLimits() {
        String game = "[Red \"甲\"]\n[Black \"乙\"]\n\n1. 炮二平五 馬8進7 2. 馬二進三 車9平8 1-0\n\n";
        GameReading reading = read(HeavyFiles.times(game, 10_000));
        assertEquals(10_000, reading.games().size());
        assertEquals(List.of(), reading.problems());
        assertFalse(limit(reading).isPresent());
    }
}
