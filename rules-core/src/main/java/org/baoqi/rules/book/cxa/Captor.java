package org.baoqi.rules.book.cxa;

import org.baoqi.rules.Kind;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.board.Trial;

/** Who may chase. */
final class Captor {
    private Captor() {}

    /** Kings and pawns may take what they like (26.1), but not where another piece gives check by it (26.7). */
    static boolean counts(Trial trial, int capture) {
        Kind kind = trial.pieceAt(Trial.from(capture)).kind();
        if (kind == Kind.KING) return false;
        return kind != Kind.PAWN || uncoversCheck(trial, capture);
    }

    private static boolean uncoversCheck(Trial trial, int capture) {
        trial.make(capture);
        boolean check = trial.isInCheck() && !attacksKing(trial, Trial.to(capture));
        trial.unmake();
        return check;
    }

    private static boolean attacksKing(Trial trial, int from) {
        for (Point point : Point.all()) {
            Piece piece = trial.pieceAt(Trial.number(point));
            if (piece != null && piece.kind() == Kind.KING && trial.reaches(from, Trial.number(point))) return true;
        }
        return false;
    }
}
