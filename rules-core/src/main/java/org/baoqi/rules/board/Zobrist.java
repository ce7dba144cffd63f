package org.baoqi.rules.board;

import java.util.Random;

/** A random number for each piece on each point; a position's key is the exclusive or of those that hold. */
final class Zobrist {
    static final long BLACK_TO_MOVE;
    /** By slot and point. Slots of one kind share their numbers; {@link Slots#EMPTY} and {@link Grid#OFF} have zeros. */
    private static final long[] NUMBERS = new long[(Slots.COUNT + 1) * (Grid.SIZE + 1)];

    static {
        Random random = new Random(90_32_10_9);
        BLACK_TO_MOVE = random.nextLong();
        for (int slot = 0; slot < Slots.COUNT; slot++)
            for (int point = 0; point < Grid.SIZE; point++)
                NUMBERS[place(slot, point)] = sameAsBefore(slot) ? number(slot - 1, point) : random.nextLong();
    }

    private Zobrist() {}

    static long number(int slot, int point) {
        return NUMBERS[place(slot, point)];
    }

    private static int place(int slot, int point) {
        return slot * (Grid.SIZE + 1) + point;
    }

    private static boolean sameAsBefore(int slot) {
        return slot > 0 && Slots.piece(slot).equals(Slots.piece(slot - 1));
    }
}
