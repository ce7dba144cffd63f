package org.baoqi.rules.board;

import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;

/**
 * A position that moves change in place, for search and counting. Everybody else uses {@link Position}, which keeps a
 * board that nobody changes.
 *
 * <p>The same placement is kept three ways: the slot on each point, the point of each slot, and each side's points as
 * bits. Sides are numbers here: {@link Side#ordinal}.
 */
public final class Board {
    /** The cells have a rank of empty ones before and after, so that a look at a neighbour needs no test for the edge. */
    private static final int EDGE = Point.FILES;

    private final byte[] cells;
    private final int[] points;
    private final long[] low;
    private final long[] high;
    private int side;
    private long key;

    private Board(byte[] cells, int[] points, long[] low, long[] high) {
        this.cells = cells;
        this.points = points;
        this.low = low;
        this.high = high;
    }

    /** A board with at most as many pieces of each kind as a set has. */
    static Board of(Map<Point, Piece> placed, Side sideToMove) {
        Board board = new Board(new byte[Grid.SIZE + 1 + 2 * EDGE], new int[Slots.COUNT + 1], new long[2], new long[2]);
        Arrays.fill(board.cells, (byte) Slots.EMPTY);
        Arrays.fill(board.points, Grid.OFF);
        for (Point point : Point.all()) {
            Piece piece = placed.get(point);
            if (piece != null) board.place(board.freeSlot(piece), Grid.number(point));
        }
        if (sideToMove == Side.BLACK) board.pass();
        return board;
    }

    Board copy() {
        Board copy = new Board(cells.clone(), points.clone(), low.clone(), high.clone());
        copy.side = side;
        copy.key = key;
        return copy;
    }

    private int freeSlot(Piece piece) {
        int slot = Slots.first(piece.side(), piece.kind());
        while (points[slot] != Grid.OFF) slot++;
        if (!piece.equals(Slots.piece(slot))) throw new IllegalArgumentException("too many: " + piece);
        return slot;
    }

    private void place(int slot, int point) {
        cells[EDGE + point] = (byte) slot;
        points[slot] = point;
        low[slot / Slots.PER_SIDE] |= Grid.LOW[point];
        high[slot / Slots.PER_SIDE] |= Grid.HIGH[point];
        key ^= Zobrist.number(slot, point);
    }

    /** Makes a move of the side to move and returns the slot of what it captured, for {@link #unmake}. */
    public int make(int move) {
        int from = IntMove.from(move);
        int to = IntMove.to(move);
        int slot = cells[EDGE + from];
        int captured = cells[EDGE + to];
        cells[EDGE + from] = Slots.EMPTY;
        cells[EDGE + to] = (byte) slot;
        points[slot] = to;
        // The empty slot has a point and numbers too, so that a quiet move needs no branch.
        points[captured] = Grid.OFF;
        low[side] ^= Grid.LOW[from] | Grid.LOW[to];
        high[side] ^= Grid.HIGH[from] | Grid.HIGH[to];
        low[1 - side] &= ~Grid.LOW[to];
        high[1 - side] &= ~Grid.HIGH[to];
        key ^= change(slot, captured, from, to);
        side = 1 - side;
        return captured;
    }

    public void unmake(int move, int captured) {
        int from = IntMove.from(move);
        int to = IntMove.to(move);
        int slot = cells[EDGE + to];
        side = 1 - side;
        key ^= change(slot, captured, from, to);
        cells[EDGE + from] = (byte) slot;
        cells[EDGE + to] = (byte) captured;
        points[slot] = from;
        points[captured] = to;
        low[side] ^= Grid.LOW[from] | Grid.LOW[to];
        high[side] ^= Grid.HIGH[from] | Grid.HIGH[to];
        if (captured != Slots.EMPTY) {
            low[1 - side] |= Grid.LOW[to];
            high[1 - side] |= Grid.HIGH[to];
        }
    }

    private static long change(int slot, int captured, int from, int to) {
        return Zobrist.number(slot, from)
                ^ Zobrist.number(slot, to)
                ^ Zobrist.number(captured, to)
                ^ Zobrist.BLACK_TO_MOVE;
    }

    /** Gives the other side the move; a second time takes it back. */
    public void pass() {
        side = 1 - side;
        key ^= Zobrist.BLACK_TO_MOVE;
    }

    public int side() {
        return side;
    }

    /** The Zobrist key of placement and side to move. */
    public long key() {
        return key;
    }

    /** The slot on a point, {@link Slots#EMPTY} where none is. Points a rank off the board are empty. */
    public int slotAt(int point) {
        return cells[EDGE + point];
    }

    /** Where the piece of a slot stands, {@link Grid#OFF} if it does not. */
    public int pointOf(int slot) {
        return points[slot];
    }

    public int king(int of) {
        return points[of * Slots.PER_SIDE + Slots.KING];
    }

    /** The points of one side on Red's bank. */
    public long low(int of) {
        return low[of];
    }

    /** The points of one side on Black's bank. */
    public long high(int of) {
        return high[of];
    }

    public long low() {
        return low[0] | low[1];
    }

    public long high() {
        return high[0] | high[1];
    }

    /** Whether the same pieces stand on the same points; who is to move is another question. */
    boolean samePlacement(Board that) {
        for (int point = 0; point < Grid.SIZE; point++)
            if (Slots.piece(slotAt(point)) != Slots.piece(that.slotAt(point))) return false;
        return true;
    }

    /**
     * Whether the piece on {@code from} can move or capture there, its king's safety aside. No piece captures its own
     * side's.
     */
    boolean reaches(int from, int to) {
        int slot = slotAt(from);
        int of = slot / Slots.PER_SIDE;
        if (slot == Slots.EMPTY || Grid.contains(low[of], high[of], to)) return false;
        return switch (Slots.piece(slot).kind()) {
            case KING -> onBank(Leaps.king(from), from, to);
            case ADVISOR -> onBank(Leaps.advisor(from), from, to);
            case ELEPHANT -> onBank(Leaps.elephant(from, from < Grid.BANK ? low() : high()), from, to);
            case HORSE -> horseReaches(from, to);
            case ROOK -> Lines.aligned(from, to) && piecesBetween(from, to) == 0;
            case CANNON -> Lines.aligned(from, to) && piecesBetween(from, to) == (slotAt(to) == Slots.EMPTY ? 0 : 1);
            case PAWN -> Grid.contains(Leaps.pawnLow(of, from), Leaps.pawnHigh(of, from), to);
        };
    }

    private static boolean onBank(long reached, int from, int to) {
        return from < Grid.BANK == to < Grid.BANK && Grid.contains(reached, reached, to);
    }

    private boolean horseReaches(int from, int to) {
        int leg = Leaps.leg(from, to);
        return leg != Grid.OFF && slotAt(leg) == Slots.EMPTY;
    }

    private int piecesBetween(int from, int to) {
        return KingAttack.piecesBetween(from, to, low(), high());
    }

    /** Whether the side to move can make this move and leave its king safe. */
    public boolean isLegal(int from, int to) {
        if (!Grid.contains(low[side], high[side], from) || !reaches(from, to)) return false;
        int king = king(side) == from ? to : king(side);
        return king == Grid.OFF || !KingAttack.onKing(this, king, 1 - side, from, to);
    }

    /** A random number for each piece on each point; a position's key is the exclusive or of those that hold. */
    static final class Zobrist {
        static final long BLACK_TO_MOVE;
        /**
         * By slot and point. Slots of one kind share their numbers; {@link Slots#EMPTY} and {@link Grid#OFF} have
         * zeros.
         */
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
}
