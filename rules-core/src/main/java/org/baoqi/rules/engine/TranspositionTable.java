package org.baoqi.rules.engine;

import java.util.Arrays;

/**
 * Remembers what the search found out about positions, in one {@code long} each. Several searches may share a table
 * without locks: a key is stored mixed with its entry, so an entry that two of them wrote at once fits no position.
 */
final class TranspositionTable {
    /** Whether a score is the value itself or a bound of it. */
    static final int UPPER = 1;

    static final int LOWER = 2;
    static final int EXACT = 3;
    /** No entry is this. */
    static final long NOTHING = 0;

    private static final int BUCKET = 4;
    private static final int BYTES_PER_ENTRY = 16;
    private static final int MOVE_MASK = (1 << 14) - 1;
    private static final int BOUND_SHIFT = 14;
    private static final int DEPTH_SHIFT = 16;
    private static final int SCORE_SHIFT = 24;
    private static final int EVAL_SHIFT = 40;
    private static final int AGE_SHIFT = 56;
    private static final int AGES = 64;
    private static final int OFFSET = 1 << 15;
    /** How many plies of depth an entry of an older search is worth less, for each search since. */
    private static final int AGE_COST = 4;

    private final long[] table;
    private final int mask;
    private int age;

    TranspositionTable(int megabytes) {
        int entries = Integer.highestOneBit(Math.max(1, megabytes) * ((1 << 20) / BYTES_PER_ENTRY));
        table = new long[2 * entries];
        mask = entries - BUCKET;
    }

    /** Marks all entries as older; to be called before each search. Older entries are replaced first. */
    void startSearch() {
        age = (age + 1) % AGES;
    }

    void clear() {
        Arrays.fill(table, 0);
    }

    /** The entry of a position, or {@link #NOTHING}. */
    long probe(long key) {
        int first = place(key);
        for (int i = first; i < first + 2 * BUCKET; i += 2) {
            long entry = table[i + 1];
            if ((table[i] ^ entry) == key && entry != NOTHING) return entry;
        }
        return NOTHING;
    }

    /** Scores and evaluations fit in sixteen bits, depths from 0 to 255. */
    void store(long key, int move, int bound, int depth, int score, int eval) {
        int place = victim(key, place(key));
        long old = table[place + 1];
        boolean same = (table[place] ^ old) == key && old != NOTHING;
        if (same && bound != EXACT && depth + AGE_COST < depth(old) && ageOf(old) == age) return;
        long entry = (move == 0 && same ? move(old) : move)
                | (long) bound << BOUND_SHIFT
                | (long) depth << DEPTH_SHIFT
                | (long) (score + OFFSET) << SCORE_SHIFT
                | (long) (eval + OFFSET) << EVAL_SHIFT
                | (long) age << AGE_SHIFT;
        table[place] = key ^ entry;
        table[place + 1] = entry;
    }

    private int place(long key) {
        return 2 * ((int) (key >>> 32) & mask);
    }

    /** The place of the position's own entry, else of the one that is worth least. */
    private int victim(long key, int first) {
        int worst = first;
        int least = Integer.MAX_VALUE;
        for (int i = first; i < first + 2 * BUCKET; i += 2) {
            long entry = table[i + 1];
            if (entry == NOTHING || (table[i] ^ entry) == key) return i;
            int worth = depth(entry) - AGE_COST * ((age - ageOf(entry) + AGES) % AGES);
            if (worth < least) {
                least = worth;
                worst = i;
            }
        }
        return worst;
    }

    private static int ageOf(long entry) {
        return (int) (entry >>> AGE_SHIFT);
    }

    static int move(long entry) {
        return (int) entry & MOVE_MASK;
    }

    static int bound(long entry) {
        return (int) (entry >>> BOUND_SHIFT) & EXACT;
    }

    static int depth(long entry) {
        return (int) (entry >>> DEPTH_SHIFT) & 0xff;
    }

    static int score(long entry) {
        return ((int) (entry >>> SCORE_SHIFT) & 0xffff) - OFFSET;
    }

    static int eval(long entry) {
        return ((int) (entry >>> EVAL_SHIFT) & 0xffff) - OFFSET;
    }
}
