package org.baoqi.rules;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * 交叉點, as Red sees it: files 1-9 from Red's right, ranks 0-9 from Red's edge.
 *
 * <p>Each player counts from his own right and his own edge; {@link #fileFor} and {@link #rankFor} translate.
 */
public record Point(int file, int rank) {
    public static final int FILES = 9;
    public static final int RANKS = 10;

    private static final List<Point> ALL = List.of(IntStream.range(0, FILES * RANKS)
            .mapToObj(i -> new Point(1 + i / RANKS, i % RANKS))
            .toArray(Point[]::new));

    public Point {
        if (!onBoard(file, rank)) throw new IllegalArgumentException("off board: " + file + "," + rank);
    }

    /** The ninety points by file from Red's right, each file from Red's edge. */
    public static List<Point> all() {
        return ALL;
    }

    /** The point that {@code viewer} calls by these numbers: file 1-9 from his right, rank 0-9 from his edge. */
    public static Point seenBy(Side viewer, int file, int rank) {
        return viewer == Side.RED ? new Point(file, rank) : new Point(FILES + 1 - file, RANKS - 1 - rank);
    }

    /** 路: the file's number, 1-9, counted from {@code viewer}'s right. */
    public int fileFor(Side viewer) {
        return viewer == Side.RED ? file : FILES + 1 - file;
    }

    /** The rank's number, 0-9, counted from {@code viewer}'s edge. */
    public int rankFor(Side viewer) {
        return viewer == Side.RED ? rank : RANKS - 1 - rank;
    }

    /** Whether a piece of {@code side} here has crossed the river (過河). */
    public boolean isAcrossRiverFor(Side side) {
        return rankFor(side) >= RANKS / 2;
    }

    /** 九宮: whether the point lies in {@code side}'s palace. */
    public boolean isInPalaceOf(Side side) {
        return file >= 4 && file <= 6 && rankFor(side) <= 2;
    }

    /** Whether the point lies strictly between two others on one file or one rank. */
    public boolean isBetween(Point a, Point b) {
        boolean inFile = a.file == b.file && file == a.file;
        boolean inRank = a.rank == b.rank && rank == a.rank;
        return inFile && isWithin(rank, a.rank, b.rank) || inRank && isWithin(file, a.file, b.file);
    }

    private static boolean isWithin(int value, int end, int otherEnd) {
        return value > Math.min(end, otherEnd) && value < Math.max(end, otherEnd);
    }

    /** The point so many files to Red's left and ranks away from Red, if it is on the board. */
    public Optional<Point> offset(int files, int ranks) {
        return onBoard(file + files, rank + ranks)
                ? Optional.of(new Point(file + files, rank + ranks))
                : Optional.empty();
    }

    /** ICCS: files a-i from Red's left, ranks 0-9 from Red's edge. */
    public String iccs() {
        return "" + (char) ('i' + 1 - file) + rank;
    }

    /** Reads two characters of ICCS, in either case. */
    public static Optional<Point> fromIccs(String text) {
        if (text.length() != 2) return Optional.empty();
        int file = 'i' + 1 - Character.toLowerCase(text.charAt(0));
        int rank = text.charAt(1) - '0';
        return onBoard(file, rank) ? Optional.of(new Point(file, rank)) : Optional.empty();
    }

    /** The place in {@link #all}. */
    public int index() {
        return (file - 1) * RANKS + rank;
    }

    private static boolean onBoard(int file, int rank) {
        return file >= 1 && file <= FILES && rank >= 0 && rank < RANKS;
    }
}
