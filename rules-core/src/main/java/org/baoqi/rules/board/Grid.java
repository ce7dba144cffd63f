package org.baoqi.rules.board;

import org.baoqi.rules.Point;

/**
 * The ninety points as numbers, rank by rank from Red's edge, and as bits: one {@code long} for each side of the river,
 * {@code LOW} for Red's bank (points 0-44) and {@code HIGH} for Black's (points 45-89).
 *
 * <p>The tables have one entry more, for {@link #OFF}: beyond the last file and the last rank, and without a bit. All
 * tables by point have it, so that what is said about a captured piece is nothing, and nobody has to ask.
 */
public final class Grid {
    public static final int SIZE = Point.FILES * Point.RANKS;
    /** Where a captured piece stands. */
    public static final int OFF = SIZE;

    public static final int BANK = SIZE / 2;

    public static final int[] FILE = new int[SIZE + 1];
    public static final int[] RANK = new int[SIZE + 1];
    public static final long[] LOW = new long[SIZE + 1];
    public static final long[] HIGH = new long[SIZE + 1];
    private static final Point[] POINTS = new Point[SIZE];

    static {
        FILE[OFF] = Point.FILES;
        RANK[OFF] = Point.RANKS;
        for (Point point : Point.all()) {
            int number = number(point.file() - 1, point.rank());
            FILE[number] = point.file() - 1;
            RANK[number] = point.rank();
            LOW[number] = number < BANK ? 1L << number : 0;
            HIGH[number] = number < BANK ? 0 : 1L << number - BANK;
            POINTS[number] = point;
        }
    }

    private Grid() {}

    /** The point on this file and rank, both from 0. */
    public static int number(int file, int rank) {
        return rank * Point.FILES + file;
    }

    public static int number(Point point) {
        return number(point.file() - 1, point.rank());
    }

    static Point point(int number) {
        return POINTS[number];
    }

    public static boolean contains(int file, int rank) {
        return file >= 0 && file < Point.FILES && rank >= 0 && rank < Point.RANKS;
    }

    public static boolean contains(long low, long high, int number) {
        return (low & LOW[number] | high & HIGH[number]) != 0;
    }
}
