package org.baoqi.rules.board;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;

/**
 * 攻擊, 有根: which pieces attack which, whoever is to move, and whether an attacked piece is protected. Attacks on kings are
 * checks and are not among them.
 */
public final class Attacks {
    private Attacks() {}

    /**
     * The captures that {@code side} would have if it were its turn. A piece that may not leave its line (不能離線) takes
     * nothing off it. A side in check keeps its attacks: a check does not take away a piece's reach (XQEF 3, 攻擊範圍).
     */
    public static List<Move> by(Side side, Position position) {
        Board board = turnedTo(side, position);
        boolean inCheck = position.isInCheck(side);
        List<Move> captures = new ArrayList<>();
        for (int from : pointsOf(board, side))
            for (int to : pointsOf(board, side.opposite()))
                if (to != board.king(1 - side.ordinal()) && canTake(board, from, to, inCheck))
                    captures.add(new Move(Grid.point(from), Grid.point(to)));
        return captures;
    }

    /** The points that the piece on {@code from} can go to by its own way of moving. */
    public static List<Point> reachOf(Point from, Position position) {
        Board board = position.board();
        List<Point> points = new ArrayList<>();
        for (int to = 0; to < Grid.SIZE; to++) if (board.reaches(Grid.number(from), to)) points.add(Grid.point(to));
        return points;
    }

    /**
     * 真根: whether a piece that is taken can truly be taken back. A pinned defender (假根) cannot; one whose side is in
     * check can, for the check must be answered before anything is taken.
     */
    public static boolean isRooted(Position position, Move capture) {
        Side attacker = position.pieceAt(capture.from()).get().side();
        boolean inCheck = position.isInCheck(attacker.opposite());
        Board board = turnedTo(attacker, position);
        board.make(IntMove.of(capture));
        int point = Grid.number(capture.to());
        return anyOf(pointsOf(board, attacker.opposite()), from -> canTake(board, from, point, inCheck));
    }

    /** Whether the piece that is attacked could itself take the attacker. */
    public static boolean canTakeBack(Position position, Move capture) {
        Side defender = position.pieceAt(capture.to()).get().side();
        Board board = turnedTo(defender, position);
        return canTake(board, Grid.number(capture.to()), Grid.number(capture.from()), position.isInCheck(defender));
    }

    private static boolean canTake(Board board, int from, int to, boolean inCheck) {
        return inCheck ? board.reaches(from, to) : board.isLegal(from, to);
    }

    private static Board turnedTo(Side side, Position position) {
        Board board = position.board();
        if (position.sideToMove() != side) board.pass();
        return board;
    }

    private static List<Integer> pointsOf(Board board, Side side) {
        List<Integer> points = new ArrayList<>();
        int first = side.ordinal() * Slots.PER_SIDE;
        for (int slot = first; slot < first + Slots.PER_SIDE; slot++)
            if (board.pointOf(slot) != Grid.OFF) points.add(board.pointOf(slot));
        return points;
    }

    private static boolean anyOf(List<Integer> points, IntPredicate condition) {
        return points.stream().mapToInt(Integer::intValue).anyMatch(condition);
    }
}
