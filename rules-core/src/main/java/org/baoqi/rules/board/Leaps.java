package org.baoqi.rules.board;

import java.util.Arrays;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;

/**
 * Where king, advisor, elephant, horse and pawn can go: tables of points as bits, with the horse's leg and the
 * elephant's eye looked up as a pattern of four neighbours, blocked or free.
 */
public final class Leaps {
    private static final int PATTERNS = 16;
    private static final int NO_LEG = Grid.OFF;
    private static final int[][] STRAIGHT = {{0, -1}, {-1, 0}, {1, 0}, {0, 1}};
    private static final int[][] DIAGONAL = {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}};

    private static final long[] KING = palaceSteps(STRAIGHT);
    private static final long[] ADVISOR = palaceSteps(DIAGONAL);
    /** By point and pattern of free eyes. */
    private static final long[] ELEPHANT = new long[(Grid.SIZE + 1) * PATTERNS];
    /** By point and pattern of free legs. */
    private static final long[] HORSE_LOW = new long[(Grid.SIZE + 1) * PATTERNS];

    private static final long[] HORSE_HIGH = new long[(Grid.SIZE + 1) * PATTERNS];
    /** By the point of a horse and the point it attacks: its leg. */
    private static final byte[] LEG = new byte[(Grid.SIZE + 1) * Grid.SIZE];
    /** By side and point. */
    private static final long[] PAWN_LOW = new long[2 * (Grid.SIZE + 1)];

    private static final long[] PAWN_HIGH = new long[2 * (Grid.SIZE + 1)];

    static {
        Arrays.fill(LEG, (byte) NO_LEG);
        for (int point = 0; point < Grid.SIZE; point++) {
            for (int direction = 0; direction < STRAIGHT.length; direction++) {
                elephant(point, direction);
                horse(point, direction);
            }
            for (Side side : Side.values()) pawn(side, point);
        }
    }

    private Leaps() {}

    /** Of both palaces; a bank has only one, so its bits need no other name. */
    private static long[] palaceSteps(int[][] directions) {
        long[] steps = new long[Grid.SIZE + 1];
        for (int point = 0; point < Grid.SIZE; point++)
            for (int[] direction : directions)
                for (Side side : Side.values())
                    if (sameBank(point, side)) steps[point] |= palaceBit(side, point, direction);
        return steps;
    }

    private static boolean sameBank(int point, Side side) {
        return !Grid.point(point).isAcrossRiverFor(side);
    }

    private static long palaceBit(Side side, int point, int[] direction) {
        return Grid.point(point)
                .offset(direction[0], direction[1])
                .filter(to -> to.isInPalaceOf(side))
                .map(to -> bit(Grid.number(to)))
                .orElse(0L);
    }

    private static long bit(int point) {
        return Grid.LOW[point] | Grid.HIGH[point];
    }

    private static void elephant(int point, int direction) {
        int file = Grid.FILE[point] + 2 * DIAGONAL[direction][0];
        int rank = Grid.RANK[point] + 2 * DIAGONAL[direction][1];
        if (!Grid.contains(file, rank) || (rank < Point.RANKS / 2) != (point < Grid.BANK)) return;
        for (int free = 0; free < PATTERNS; free++)
            if ((free >> direction & 1) != 0) ELEPHANT[point * PATTERNS + free] |= bit(Grid.number(file, rank));
    }

    private static void horse(int point, int direction) {
        int[] step = STRAIGHT[direction];
        for (int aside = -1; aside <= 1; aside += 2) {
            int file = Grid.FILE[point] + 2 * step[0] + aside * step[1];
            int rank = Grid.RANK[point] + 2 * step[1] + aside * step[0];
            if (!Grid.contains(file, rank)) continue;
            int to = Grid.number(file, rank);
            LEG[point * Grid.SIZE + to] = (byte) (point + step[0] + Point.FILES * step[1]);
            for (int free = 0; free < PATTERNS; free++) {
                if ((free >> direction & 1) == 0) continue;
                HORSE_LOW[point * PATTERNS + free] |= Grid.LOW[to];
                HORSE_HIGH[point * PATTERNS + free] |= Grid.HIGH[to];
            }
        }
    }

    private static void pawn(Side side, int point) {
        int forward = side == Side.RED ? 1 : -1;
        pawnStep(side, point, 0, forward);
        if (!Grid.point(point).isAcrossRiverFor(side)) return;
        pawnStep(side, point, -1, 0);
        pawnStep(side, point, 1, 0);
    }

    private static void pawnStep(Side side, int point, int files, int ranks) {
        if (!Grid.contains(Grid.FILE[point] + files, Grid.RANK[point] + ranks)) return;
        int to = Grid.number(Grid.FILE[point] + files, Grid.RANK[point] + ranks);
        PAWN_LOW[pawnPlace(side.ordinal(), point)] |= Grid.LOW[to];
        PAWN_HIGH[pawnPlace(side.ordinal(), point)] |= Grid.HIGH[to];
    }

    /** On the bank where the king stands. */
    public static long king(int point) {
        return KING[point];
    }

    /** On the bank where the advisor stands. */
    public static long advisor(int point) {
        return ADVISOR[point];
    }

    /** On the elephant's own bank, from the bits of all pieces there. */
    public static long elephant(int point, long occupied) {
        int place = point < Grid.BANK ? point : point - Grid.BANK;
        // The eyes are 10 and 8 before and after; beyond the edge the answer means nothing, and the table ignores it.
        long free = ~Long.rotateRight(occupied, place - 10);
        int pattern = (int) (free & 1 | free >>> 1 & 2 | free >>> 16 & 4 | free >>> 17 & 8);
        return ELEPHANT[point * PATTERNS + pattern];
    }

    /** The free legs of a horse, for {@link #horseLow} and {@link #horseHigh}. */
    public static int freeLegs(Board board, int point) {
        return board.slotAt(point - Point.FILES) >> 5
                | board.slotAt(point - 1) >> 5 << 1
                | board.slotAt(point + 1) >> 5 << 2
                | board.slotAt(point + Point.FILES) >> 5 << 3;
    }

    public static long horseLow(int point, int freeLegs) {
        return HORSE_LOW[point * PATTERNS + freeLegs];
    }

    public static long horseHigh(int point, int freeLegs) {
        return HORSE_HIGH[point * PATTERNS + freeLegs];
    }

    /** The leg over which a horse would attack a point, or {@link Grid#OFF} if it never does. */
    public static int leg(int horse, int target) {
        return LEG[horse * Grid.SIZE + target];
    }

    private static int pawnPlace(int side, int point) {
        return side * (Grid.SIZE + 1) + point;
    }

    public static long pawnLow(int side, int point) {
        return PAWN_LOW[pawnPlace(side, point)];
    }

    public static long pawnHigh(int side, int point) {
        return PAWN_HIGH[pawnPlace(side, point)];
    }
}
