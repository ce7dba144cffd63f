package org.baoqi.rules.book.cxa;

import org.baoqi.rules.Kind;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.board.Trial;

/**
 * 联合捉子 (24.17): the pieces without which a capture could not be. A rook, horse or cannon may be the screen of a
 * cannon, which any screen would do for otherwise; any piece may keep a root from taking back.
 */
final class Helpers {
    private final Position position;
    private final Side side;
    private final int capture;

    Helpers(Position position, Side side, int capture) {
        this.position = position;
        this.side = side;
        this.capture = capture;
    }

    boolean any() {
        return position.pieces().keySet().stream().anyMatch(this::helps);
    }

    private boolean helps(Point point) {
        Piece piece = position.pieceAt(point).get();
        boolean mayHelp =
                piece.side() == side && piece.kind() != Kind.KING && Trial.number(point) != Trial.from(capture);
        if (!mayHelp) return false;
        Trial without = Trial.of(position.without(point), side);
        if (!without.reaches(Trial.from(capture), Trial.to(capture))) return Worth.isStrong(piece);
        return without.isLegal(capture) && freesRoot(without);
    }

    /** Whether a root that could reach but not take back can do so now; one that only stood behind something does not. */
    private boolean freesRoot(Trial without) {
        Trial trial = Trial.of(position, side);
        int to = Trial.to(capture);
        trial.make(capture);
        without.make(capture);
        for (int back : without.captures())
            if (Trial.to(back) == to && trial.reaches(Trial.from(back), to) && !trial.isLegal(back)) return true;
        return false;
    }
}
