package org.baoqi.rules.law;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.board.Position;

/**
 * 正和: positions in which no moves, however bad, can end in mate or stalemate. Rule: XQEF 66(1); the others say that
 * neither side can win (TW113 2章2節B1, CXA2011 4.2.2, LIONS (三)B1, AXF 4章2節B1).
 *
 * <p>Only what is proven counts: every position with
 *
 * <ul>
 *   <li>kings, advisors and elephants alone: none of them reaches the other palace, and kings and advisors cannot block
 *       one another so that nothing can move;
 *   <li>a cannon besides two bare kings: it has no screen;
 *   <li>a pawn on the last rank besides two bare kings: it attacks only points beside it, and a bare king always has a
 *       step along its file.
 * </ul>
 *
 * Against defenders a single attacker can win if they block their own king, so such positions are not dead. Those that
 * good play holds are a referee's to judge (官和).
 */
public final class DeadPosition {
    private static final Set<Kind> DEFENDERS = EnumSet.of(Kind.KING, Kind.ADVISOR, Kind.ELEPHANT);
    private static final int TWO_KINGS_AND_ONE = 3;

    private DeadPosition() {}

    public static boolean isDead(Position position) {
        Map<Point, Piece> pieces = position.pieces();
        List<Point> attackers = new ArrayList<>();
        pieces.forEach((point, piece) -> {
            if (!DEFENDERS.contains(piece.kind())) attackers.add(point);
        });
        return attackers.isEmpty()
                || pieces.size() == TWO_KINGS_AND_ONE && isHarmless(pieces.get(attackers.get(0)), attackers.get(0));
    }

    private static boolean isHarmless(Piece piece, Point point) {
        return piece.kind() == Kind.CANNON
                || piece.kind() == Kind.PAWN && point.rankFor(piece.side()) == Point.RANKS - 1;
    }
}
