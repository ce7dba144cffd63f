package org.baoqi.rules.law;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;

/** One side's move with what it came from and whether it gave check. */
public record Ply(Position before, Move move, boolean check) {

    /** The plies of a game. */
    static List<Ply> of(Position start, List<Move> moves) {
        List<Ply> plies = new ArrayList<>();
        Position position = start;
        for (Move move : moves) {
            Position next = position.play(move);
            plies.add(new Ply(position, move, next.isInCheck(next.sideToMove())));
            position = next;
        }
        return plies;
    }

    public Side mover() {
        return before.sideToMove();
    }

    boolean isCapture() {
        return before.pieceAt(move.to()).isPresent();
    }

    /** What makes two plies the same, whenever they were played. */
    Key key() {
        return new Key(before.pieces(), mover(), move);
    }

    record Key(Map<Point, Piece> pieces, Side mover, Move move) {}
}
