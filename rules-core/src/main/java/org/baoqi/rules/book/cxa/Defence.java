package org.baoqi.rules.book.cxa;

import java.util.List;
import java.util.stream.Collectors;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.board.Trial;

/** 守和 (26.2): a side with one attacker left that holds its ground may attack advisors and elephants by the way. */
final class Defence {
    private Defence() {}

    /** What is left of the gains of the side that has just moved. */
    static List<Gain> leaveOut(List<Gain> gains, Position position) {
        Side side = position.sideToMove().opposite();
        boolean defends = attackers(side, position) == 1 && attackers(side.opposite(), position) > 1;
        if (!defends) return gains;
        return gains.stream().filter(gain -> !isOnGuard(gain, position)).collect(Collectors.toList());
    }

    private static boolean isOnGuard(Gain gain, Position position) {
        Kind kind = position.pieceAt(Trial.point(gain.target())).get().kind();
        return kind == Kind.ADVISOR || kind == Kind.ELEPHANT;
    }

    private static long attackers(Side side, Position position) {
        return position.pieces().entrySet().stream()
                .filter(entry -> entry.getValue().side() == side)
                .filter(entry -> isAttacker(entry.getValue(), entry.getKey()))
                .count();
    }

    private static boolean isAttacker(Piece piece, Point point) {
        return Worth.isStrong(piece) || piece.kind() == Kind.PAWN && point.isAcrossRiverFor(piece.side());
    }
}
