package org.baoqi.rules.engine;

import org.baoqi.rules.Kind;
import org.baoqi.rules.board.Board;
import org.baoqi.rules.board.Grid;
import org.baoqi.rules.board.IntMove;
import org.baoqi.rules.board.KingAttack;
import org.baoqi.rules.board.Leaps;
import org.baoqi.rules.board.Lines;
import org.baoqi.rules.board.Slots;

/**
 * 兌子: computes the gain or loss of a move if both sides go on capturing on the point it reaches, always with their
 * least piece. Screens and legs are looked at anew after each capture; whether a king is in check meanwhile is not
 * asked.
 */
final class StaticExchange {
    /** By slot, in the order of {@link Kind}; the king is worth more than all others. */
    private static final int[] VALUE = values();

    /** The slots of a side from the least valuable to the most. */
    private static final int[] ORDER = {11, 12, 13, 14, 15, 1, 2, 3, 4, 5, 6, 9, 10, 7, 8, 0};

    private static final int PAWN = 90;
    private static final int LONGEST = 34;

    private final Board board;
    private final int[] gains = new int[LONGEST];
    private long low;
    private long high;

    StaticExchange(Board board) {
        this.board = board;
    }

    private static int[] values() {
        int[] byKind = {10_000, 180, 180, 400, 950, 420, PAWN};
        int[] values = new int[Slots.COUNT + 1];
        for (int slot = 0; slot < Slots.COUNT; slot++)
            values[slot] = byKind[Slots.piece(slot).kind().ordinal()];
        return values;
    }

    /** The worth of a slot's piece in an exchange, 0 for the empty slot. */
    static int value(int slot) {
        return VALUE[slot];
    }

    /** The gain of a move of the side to move, in hundredths of a pawn; negative where it loses. */
    int of(int move) {
        int target = IntMove.to(move);
        low = board.low();
        high = board.high();
        int slot = board.slotAt(IntMove.from(move));
        int side = board.side();
        int depth = 0;
        gains[0] = VALUE[board.slotAt(target)];
        lift(IntMove.from(move));
        low |= Grid.LOW[target];
        high |= Grid.HIGH[target];
        while (true) {
            int attacker = slot;
            side = 1 - side;
            slot = least(side, target);
            if (slot == Slots.EMPTY || depth + 1 == LONGEST) break;
            depth++;
            gains[depth] = VALUE[attacker] - gains[depth - 1];
            lift(board.pointOf(slot));
        }
        while (depth > 0) {
            depth--;
            gains[depth] = -Math.max(-gains[depth], gains[depth + 1]);
        }
        return gains[0];
    }

    private void lift(int point) {
        low &= ~Grid.LOW[point];
        high &= ~Grid.HIGH[point];
    }

    /** The least valuable piece of a side still there that can capture on the target. */
    private int least(int side, int target) {
        int base = side * Slots.PER_SIDE;
        for (int slot : ORDER) {
            int from = board.pointOf(base + slot);
            if (from != Grid.OFF
                    && from != target
                    && Grid.contains(low, high, from)
                    && captures(slot, side, from, target)) return base + slot;
        }
        return Slots.EMPTY;
    }

    private boolean captures(int slot, int side, int from, int target) {
        if (slot >= Slots.PAWN) return Grid.contains(Leaps.pawnLow(side, from), Leaps.pawnHigh(side, from), target);
        if (slot >= Slots.CANNON)
            return Lines.aligned(from, target) && KingAttack.piecesBetween(from, target, low, high) == 1;
        if (slot >= Slots.ROOK)
            return Lines.aligned(from, target) && KingAttack.piecesBetween(from, target, low, high) == 0;
        if (slot >= Slots.HORSE) return horse(from, target);
        return from < Grid.BANK == target < Grid.BANK && guard(slot, from, target);
    }

    private boolean horse(int from, int target) {
        int leg = Leaps.leg(from, target);
        return leg != Grid.OFF && !Grid.contains(low, high, leg);
    }

    private boolean guard(int slot, int from, int target) {
        long reached = slot >= Slots.ELEPHANT
                ? Leaps.elephant(from, from < Grid.BANK ? low : high)
                : slot >= Slots.ADVISOR ? Leaps.advisor(from) : Leaps.king(from);
        return Grid.contains(reached, reached, target);
    }
}
