package org.baoqi.speech.match;

import java.util.ArrayList;
import java.util.List;
import org.baoqi.rules.Fen;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Position;
import org.baoqi.rules.Side;

/** Which pieces could take one if it were their turn. */
final class Attackers {
    private Attackers() {}

    static List<Point> of(Position position, Point target) {
        List<Point> from = new ArrayList<>();
        Side owner = position.pieceAt(target).map(Piece::side).orElseThrow(IllegalArgumentException::new);
        for (Move move : moves(position, owner.opposite())) if (move.to().equals(target)) from.add(move.from());
        return from;
    }

    /** The moves that a side has, or would have. Where the other king is in check that is the end of the game, not a turn. */
    private static List<Move> moves(Position position, Side side) {
        if (position.sideToMove() == side) return position.legalMoves();
        String turned = position.fen().replaceFirst(" [wb] ", side == Side.RED ? " w " : " b ");
        Fen.Reading reading = Fen.read(turned);
        return reading instanceof Fen.Reading.Read read ? read.position().legalMoves() : List.of();
    }
}
