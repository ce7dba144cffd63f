package org.baoqi.rules.board;

import java.util.Arrays;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;

/**
 * A position on which moves are tried and taken back, for judges that look ahead. Moves and points are plain numbers
 * here, for they look at many; {@link #move} and {@link #point} make values of them again.
 */
public final class TrialBoard {
    private static final int DEEPEST = 256;
    /** By side and point: how far from the own edge, then how far from the middle file. */
    private static final int[][] PLACES = new int[2][Grid.SIZE];

    static {
        int middle = Point.FILES / 2;
        for (int point = 0; point < Grid.SIZE; point++) {
            int place = Grid.RANK[point] * (middle + 1) + Math.abs(Grid.FILE[point] - middle);
            PLACES[Side.RED.ordinal()][point] = place;
            PLACES[Side.BLACK.ordinal()][Grid.SIZE - 1 - point] = place;
        }
    }

    private final Board board;
    private final MoveGenerator generator;
    private final int[] buffer = new int[IntMove.MOST];
    private final int[] made = new int[DEEPEST];
    private final int[] captured = new int[DEEPEST];
    private int depth;

    private TrialBoard(Board board) {
        this.board = board;
        this.generator = new MoveGenerator(board);
    }

    public static TrialBoard of(Position position) {
        return new TrialBoard(position.board());
    }

    /** With {@code side} to move, whoever is. */
    public static TrialBoard of(Position position, Side side) {
        TrialBoard trial = of(position);
        if (position.sideToMove() != side) trial.board.pass();
        return trial;
    }

    /** The legal moves of the side to move. */
    public int[] moves() {
        return inOrder(generator.all(buffer, 0));
    }

    /** The legal captures of the side to move. */
    public int[] captures() {
        return inOrder(generator.captures(buffer, 0));
    }

    /** In an order that is the same for either side and either wing, so that a bounded search finds the same for all. */
    private int[] inOrder(int count) {
        int[] moves = Arrays.copyOf(buffer, count);
        int[] places = PLACES[board.side()];
        for (int i = 0; i < count; i++)
            moves[i] |= IntMove.of(places[from(moves[i])], places[to(moves[i])]) << IntMove.LENGTH;
        Arrays.sort(moves);
        for (int i = 0; i < count; i++) moves[i] &= (1 << IntMove.LENGTH) - 1;
        return moves;
    }

    /** The legal moves of the side to move that give check. */
    public int[] checks() {
        int all = generator.all(buffer, 0);
        int king = board.king(1 - board.side());
        int count = 0;
        for (int i = 0; i < all; i++) {
            int move = buffer[i];
            if (mayConcern(king, move) && givesCheck(move)) buffer[count++] = move;
        }
        return inOrder(count);
    }

    /** Whether the move begins or ends where a check may come from: in line with the king, beside him, or a leap away. */
    private static boolean mayConcern(int king, int move) {
        return isNear(king, from(move)) || isNear(king, to(move));
    }

    private static boolean isNear(int king, int point) {
        int files = Math.abs(Grid.FILE[king] - Grid.FILE[point]);
        int ranks = Math.abs(Grid.RANK[king] - Grid.RANK[point]);
        return files == 0 || ranks == 0 || files + ranks <= 3;
    }

    private boolean givesCheck(int move) {
        int taken = board.make(move);
        boolean check = isInCheck();
        board.unmake(move, taken);
        return check;
    }

    public boolean hasMove() {
        return countMoves() > 0;
    }

    /** How many legal moves the side to move has. */
    public int countMoves() {
        return generator.all(buffer, 0);
    }

    /** Whether the piece on one point could go to the other, its king's safety aside. */
    public boolean reaches(int from, int to) {
        return board.reaches(from, to);
    }

    /** Whether the side to move may play this. */
    public boolean isLegal(int move) {
        return board.isLegal(from(move), to(move));
    }

    public void make(int move) {
        made[depth] = move;
        captured[depth++] = board.make(move);
    }

    public void unmake() {
        depth--;
        board.unmake(made[depth], captured[depth]);
    }

    /** Whether the last move tried brought a pawn over the river to this point. */
    public boolean hasJustCrossed(int point) {
        if (depth == 0 || to(made[depth - 1]) != point) return false;
        Piece piece = pieceAt(point);
        return piece.kind() == Kind.PAWN && !point(from(made[depth - 1])).isAcrossRiverFor(piece.side());
    }

    /** Gives the other side the move; a second time takes it back. */
    public void pass() {
        board.pass();
    }

    /** Whether the side to move is in check. */
    public boolean isInCheck() {
        return KingAttack.onKing(board, board.side());
    }

    /** Equal for equal placements with the same side to move. */
    public long key() {
        return board.key();
    }

    /** The piece on a point, or null. */
    public Piece pieceAt(int point) {
        return Slots.piece(board.slotAt(point));
    }

    public static int from(int move) {
        return IntMove.from(move);
    }

    public static int to(int move) {
        return IntMove.to(move);
    }

    public static int number(Point point) {
        return Grid.number(point);
    }

    public static int number(Move move) {
        return IntMove.of(move);
    }

    public static Point point(int number) {
        return Grid.point(number);
    }

    public static Move move(int number) {
        return IntMove.move(number);
    }
}
