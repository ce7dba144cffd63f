package org.baoqi.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** 攻擊, 有根: who can take whom, whoever is to move. Kings are taken in no game, so they are left out. */
public final class Attacks {
    private Attacks() {}

    /**
     * What {@code side} could take if it were its turn. A piece that may not leave its line (不能離線) takes nothing off
     * it. A side in check keeps its attacks: a check does not take away a piece's reach (XQEF 3, 攻擊範圍).
     */
    public static List<Move> by(Side side, Position position) {
        boolean inCheck = position.isInCheck(side);
        List<Move> captures = new ArrayList<>();
        for (Map.Entry<Point, Piece> attacker : position.pieces().entrySet()) {
            if (attacker.getValue().side() != side) continue;
            for (Map.Entry<Point, Piece> target : position.pieces().entrySet()) {
                if (target.getValue().side() == side || target.getValue().kind() == Kind.KING) continue;
                if (!SlowRules.reaches(position, attacker.getKey(), target.getKey())) continue;
                Move capture = new Move(attacker.getKey(), target.getKey());
                if (inCheck || isSafe(position, capture, side)) captures.add(capture);
            }
        }
        return captures;
    }

    /** The moves by which {@code side} would give check if it were its turn. */
    public static List<Move> checksBy(Side side, Position position) {
        List<Move> checks = new ArrayList<>();
        for (Map.Entry<Point, Piece> entry : position.pieces().entrySet()) {
            if (entry.getValue().side() != side) continue;
            for (Point to : Point.all()) {
                if (!SlowRules.reaches(position, entry.getKey(), to)) continue;
                Position after = position.after(new Move(entry.getKey(), to));
                if (after.isInCheck(side.opposite()) && !after.isInCheck(side))
                    checks.add(new Move(entry.getKey(), to));
            }
        }
        return checks;
    }

    /** 真根: whether a piece that is taken can truly be avenged on the next move. A pinned defender (假根) cannot. */
    public static boolean isRooted(Position position, Move capture) {
        Side defender = position.pieceAt(capture.to()).orElseThrow().side();
        Position taken = position.after(capture);
        return taken.pieces().entrySet().stream()
                .anyMatch(e -> e.getValue().side() == defender && canTake(taken, e.getKey(), capture.to()));
    }

    /** Whether the piece that is attacked could itself take the attacker. */
    public static boolean canTakeBack(Position position, Move capture) {
        return canTake(position, capture.to(), capture.from());
    }

    private static boolean canTake(Position position, Point from, Point to) {
        return SlowRules.reaches(position, from, to)
                && isSafe(
                        position,
                        new Move(from, to),
                        position.pieceAt(from).orElseThrow().side());
    }

    private static boolean isSafe(Position position, Move move, Side side) {
        return !position.after(move).isInCheck(side);
    }
}
