package org.baoqi.rules.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.board.Position;

/** 炮二平五: a piece by its name and place, and where it goes. A letter may name pieces of more than one kind. */
record NamedMove(Set<Kind> kinds, Subject subject, Motion motion) implements WrittenMove {

    @Override
    public Resolution in(Position position) {
        List<Move> meant = new ArrayList<>();
        Resolution otherwise = new Resolution.NoSuchPiece(this);
        for (Kind kind : kinds) {
            Piece piece = new Piece(position.sideToMove(), kind);
            List<Point> found = subject.in(new Columns(position, piece));
            if (!found.isEmpty()) otherwise = new Resolution.Illegal(this, Motion.refusal(piece));
            for (Point from : found) meant.addAll(motion.from(from, piece));
        }
        return meant.isEmpty() ? otherwise : Decision.among(meant, position, this);
    }
}
