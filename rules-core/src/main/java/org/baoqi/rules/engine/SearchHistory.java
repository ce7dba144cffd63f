package org.baoqi.rules.engine;

import java.util.Arrays;
import org.baoqi.rules.Kind;
import org.baoqi.rules.board.Grid;
import org.baoqi.rules.board.Slots;

/** Which quiet moves were good elsewhere in the tree: killers, history, counter-moves and continuations. */
final class SearchHistory {
    private static final int MOVES = 1 << 14;
    private static final int PIECES = 2 * Kind.values().length;
    /** Numbers for a piece that has arrived on a point. */
    private static final int ARRIVALS = PIECES * Grid.SIZE;

    /** The arrival of a null move. */
    static final int NO_ARRIVAL = ARRIVALS;

    private static final int LIMIT = 16_384;
    private static final int MOST_BONUS = 1_600;
    private static final int[] PIECE = pieces();

    private final int[] killers = new int[2 * (SearchPath.MOST_PLIES + 2)];
    private final short[] butterfly = new short[2 * MOVES];
    private final int[] counters = new int[ARRIVALS + 1];
    private final short[] continuation = new short[(ARRIVALS + 1) * ARRIVALS];

    private static int[] pieces() {
        int[] pieces = new int[Slots.COUNT];
        for (int slot = 0; slot < Slots.COUNT; slot++)
            pieces[slot] = slot / Slots.PER_SIDE * Kind.values().length
                    + Slots.piece(slot).kind().ordinal();
        return pieces;
    }

    static int arrival(int slot, int point) {
        return PIECE[slot] * Grid.SIZE + point;
    }

    /** Before a new search: killers mean nothing any more, the rest counts for less. */
    void fade() {
        Arrays.fill(killers, 0);
        for (int i = 0; i < butterfly.length; i++) butterfly[i] /= 2;
    }

    void clear() {
        Arrays.fill(killers, 0);
        Arrays.fill(butterfly, (short) 0);
        Arrays.fill(counters, 0);
        Arrays.fill(continuation, (short) 0);
    }

    int killer(int ply, int which) {
        return killers[2 * ply + which];
    }

    /** Forgets the killers of the grandchildren, which belong to other positions. */
    void clearKillersBelow(int ply) {
        killers[2 * (ply + 2)] = 0;
        killers[2 * (ply + 2) + 1] = 0;
    }

    int counter(int arrivalBefore) {
        return counters[arrivalBefore];
    }

    /** How good a quiet move has been, after what the opponent and its own side moved last. */
    int score(int side, int move, int arrival, int before, int beforeThat) {
        return butterfly[side * MOVES + move]
                + continuation[before * ARRIVALS + arrival]
                + continuation[beforeThat * ARRIVALS + arrival];
    }

    void cutoff(int ply, int move, int before) {
        counters[before] = move;
        if (killers[2 * ply] == move) return;
        killers[2 * ply + 1] = killers[2 * ply];
        killers[2 * ply] = move;
    }

    void reward(int side, int move, int arrival, int before, int beforeThat, int depth) {
        change(side, move, arrival, before, beforeThat, bonus(depth));
    }

    void punish(int side, int move, int arrival, int before, int beforeThat, int depth) {
        change(side, move, arrival, before, beforeThat, -bonus(depth));
    }

    private static int bonus(int depth) {
        return Math.min(MOST_BONUS, 12 * depth * depth + 60 * depth);
    }

    private void change(int side, int move, int arrival, int before, int beforeThat, int bonus) {
        change(butterfly, side * MOVES + move, bonus);
        change(continuation, before * ARRIVALS + arrival, bonus);
        change(continuation, beforeThat * ARRIVALS + arrival, bonus);
    }

    /** The nearer to the limit, the less a further bonus adds. */
    private static void change(short[] table, int place, int bonus) {
        table[place] += (short) (bonus - table[place] * Math.abs(bonus) / LIMIT);
    }
}
