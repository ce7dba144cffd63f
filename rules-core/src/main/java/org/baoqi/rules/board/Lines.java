package org.baoqi.rules.board;

import org.baoqi.rules.Point;

/**
 * Ranks and files for rook and cannon. A line is a few bits, one for each of its points; tables say what can be reached
 * from one of them when these are occupied.
 */
public final class Lines {
    /** By place on the line and occupied points: in the low half what a rook reaches, in the high half over one screen. */
    private static final int[] ON_RANK = table(Point.FILES);

    private static final int[] ON_FILE = table(Point.RANKS);

    private static final int HALF = 16;
    private static final int RANK_MASK = (1 << Point.FILES) - 1;
    /** The five bits of file 0 on one bank, and the factor that pushes them together at bit 32. */
    private static final long FILE_BITS = 0x10_0804_0201L;

    private static final long GATHER = 0x1_0101_0101L;
    private static final int GATHERED = 32;
    private static final int BANK_RANKS = Point.RANKS / 2;
    private static final int BANK_MASK = (1 << BANK_RANKS) - 1;

    /** By rank: its first bit on its bank. */
    private static final int[] SHIFT = new int[Point.RANKS + 1];

    /** By two points of one line: the points between them. */
    private static final long[] BETWEEN_LOW = new long[Grid.SIZE * Grid.SIZE];

    private static final long[] BETWEEN_HIGH = new long[Grid.SIZE * Grid.SIZE];

    static {
        for (int rank = 0; rank < Point.RANKS; rank++) SHIFT[rank] = rank % BANK_RANKS * Point.FILES;
        for (int a = 0; a < Grid.SIZE; a++) {
            for (int b = 0; b < Grid.SIZE; b++) {
                if (a == b || !aligned(a, b)) continue;
                int step = (Grid.FILE[a] == Grid.FILE[b] ? Point.FILES : 1) * Integer.signum(b - a);
                for (int point = a + step; point != b; point += step) {
                    BETWEEN_LOW[a * Grid.SIZE + b] |= Grid.LOW[point];
                    BETWEEN_HIGH[a * Grid.SIZE + b] |= Grid.HIGH[point];
                }
            }
        }
    }

    /** By the ranks of one bank as bits: the points of file 0 on them. */
    private static final long[] SPREAD = new long[1 << BANK_RANKS];

    static {
        for (int ranks = 0; ranks < SPREAD.length; ranks++)
            for (int rank = 0; rank < BANK_RANKS; rank++)
                if ((ranks >> rank & 1) != 0) SPREAD[ranks] |= 1L << rank * Point.FILES;
    }

    private Lines() {}

    private static int[] table(int length) {
        int[] table = new int[length + 1 << length];
        for (int place = 0; place < length; place++)
            for (int occupied = 0; occupied < 1 << length; occupied++)
                table[place << length | occupied] = ray(place, 1, occupied, length) | ray(place, -1, occupied, length);
        return table;
    }

    private static int ray(int place, int step, int occupied, int length) {
        int reached = 0;
        int met = 0;
        for (int at = place + step; at >= 0 && at < length && met < 2; at += step) {
            boolean taken = (occupied >> at & 1) != 0;
            if (met == 0) reached |= 1 << at;
            else if (taken) reached |= 1 << at << HALF;
            if (taken) met++;
        }
        return reached;
    }

    /** The points of a rank among {@code low} and {@code high}, by file. */
    public static int rank(long low, long high, int rank) {
        return (int) ((rank < BANK_RANKS ? low : high) >>> SHIFT[rank]) & RANK_MASK;
    }

    /** The points of a file among {@code low} and {@code high}, by rank. */
    public static int file(long low, long high, int file) {
        return gather(low >>> file) | gather(high >>> file) << BANK_RANKS;
    }

    private static int gather(long bank) {
        return (int) ((bank & FILE_BITS) * GATHER >>> GATHERED) & BANK_MASK;
    }

    /** These files of a rank, as bits of Red's bank. */
    public static long rankLow(int rank, int files) {
        return rank < BANK_RANKS ? (long) files << SHIFT[rank] : 0;
    }

    /** These files of a rank, as bits of Black's bank. */
    public static long rankHigh(int rank, int files) {
        return rank < BANK_RANKS ? 0 : (long) files << SHIFT[rank];
    }

    /** These ranks of a file, as bits of Red's bank. */
    public static long fileLow(int file, int ranks) {
        return SPREAD[ranks & BANK_MASK] << file;
    }

    /** These ranks of a file, as bits of Black's bank. */
    public static long fileHigh(int file, int ranks) {
        return SPREAD[ranks >> BANK_RANKS] << file;
    }

    public static int onRank(int file, int occupied) {
        return ON_RANK[file << Point.FILES | occupied];
    }

    public static int onFile(int rank, int occupied) {
        return ON_FILE[rank << Point.RANKS | occupied];
    }

    /** Of an answer of {@link #onRank} or {@link #onFile}: the empty points up to the first pieces, and those pieces. */
    public static int reached(int answer) {
        return answer & (1 << HALF) - 1;
    }

    /** Of an answer of {@link #onRank} or {@link #onFile}: the pieces behind one screen. */
    public static int overScreen(int answer) {
        return answer >>> HALF;
    }

    public static boolean aligned(int a, int b) {
        return Grid.FILE[a] == Grid.FILE[b] || Grid.RANK[a] == Grid.RANK[b];
    }

    /** The points on Red's bank between two aligned points. */
    static long betweenLow(int a, int b) {
        return BETWEEN_LOW[a * Grid.SIZE + b];
    }

    /** The points on Black's bank between two aligned points. */
    static long betweenHigh(int a, int b) {
        return BETWEEN_HIGH[a * Grid.SIZE + b];
    }
}
