package org.baoqi.rules.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

class TranspositionTableTest {
    private final TranspositionTable table = new TranspositionTable(1);

    @Test
    void keepsWhatItWasTold() {
        table.store(42, 1234, TranspositionTable.LOWER, 77, -29_990, 31);
        long entry = table.probe(42);
        assertEquals(1234, TranspositionTable.move(entry));
        assertEquals(TranspositionTable.LOWER, TranspositionTable.bound(entry));
        assertEquals(77, TranspositionTable.depth(entry));
        assertEquals(-29_990, TranspositionTable.score(entry));
        assertEquals(31, TranspositionTable.eval(entry));
    }

    @Test
    void knowsNothingOfOtherPositions() {
        table.store(42, 1234, TranspositionTable.EXACT, 5, 10, 10);
        assertEquals(TranspositionTable.NOTHING, table.probe(43));
        table.clear();
        assertEquals(TranspositionTable.NOTHING, table.probe(42));
    }

    @Test
    void anAnswerIsAlwaysThePositionsOwn() {
        Random random = new Random(3);
        long[] keys = random.longs(200_000).toArray();
        for (long key : keys) table.store(key, 1, TranspositionTable.EXACT, 3, (short) (key >>> 48) / 2, 0);
        int found = 0;
        for (long key : keys) {
            long entry = table.probe(key);
            if (entry == TranspositionTable.NOTHING) continue;
            assertEquals((short) (key >>> 48) / 2, TranspositionTable.score(entry));
            found++;
        }
        assertTrue(found > 50_000, "remembers as much as it has room for: " + found);
    }

    @Test
    void aBoundWithoutMoveKeepsTheMoveKnownBefore() {
        table.store(42, 1234, TranspositionTable.EXACT, 5, 10, 10);
        table.store(42, 0, TranspositionTable.UPPER, 6, 10, 10);
        assertEquals(1234, TranspositionTable.move(table.probe(42)));
    }
}
