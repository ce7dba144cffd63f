package org.baoqi.rules.book.cxa;

import org.baoqi.rules.Kind;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.board.TrialBoard;

/**
 * 联合捉子 (24.17): the pieces without which a capture could not be. A rook, horse or cannon may be the screen of a
 * cannon, which any screen would do for otherwise; any piece may keep a root from taking back.
 */
final class JointCapture {
    private final Position position;
    private final Side side;
    private final int capture;

    JointCapture(Position position, Side side, int capture) {
        this.position = position;
        this.side = side;
        this.capture = capture;
    }

    boolean isJoint() {
        return position.pieces().keySet().stream().anyMatch(this::helps);
    }

    private boolean helps(Point point) {
        Piece piece = position.pieceAt(point).get();
        boolean mayHelp = piece.side() == side
                && piece.kind() != Kind.KING
                && TrialBoard.number(point) != TrialBoard.from(capture);
        if (!mayHelp) return false;
        TrialBoard without = TrialBoard.of(position.without(point), side);
        if (!without.reaches(TrialBoard.from(capture), TrialBoard.to(capture))) return PieceValue.isStrong(piece);
        return without.isLegal(capture) && freesRoot(without);
    }

    /** Whether a root that could reach but not take back can do so now; one that only stood behind something does not. */
    private boolean freesRoot(TrialBoard without) {
        TrialBoard trial = TrialBoard.of(position, side);
        int to = TrialBoard.to(capture);
        trial.make(capture);
        without.make(capture);
        for (int back : without.captures())
            if (TrialBoard.to(back) == to && trial.reaches(TrialBoard.from(back), to) && !trial.isLegal(back))
                return true;
        return false;
    }
}
