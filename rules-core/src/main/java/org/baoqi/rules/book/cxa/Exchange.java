package org.baoqi.rules.book.cxa;

import java.util.Set;
import java.util.TreeSet;
import org.baoqi.rules.Piece;
import org.baoqi.rules.board.Trial;

/** 互吃交换: what captures come to when both sides go on taking as long as it pays. */
final class Exchange {
    private final Trial trial;

    Exchange(Trial trial) {
        this.trial = trial;
    }

    /**
     * What a capture comes to.
     *
     * @param retaken the most that taking back on the same point regains
     * @param exposed the most that is lost elsewhere because the piece that took has left (做根子, 被牵子)
     * @param rooted whether the opponent can take back at all
     */
    record Taking(int prize, int retaken, int exposed, boolean rooted) {
        int net() {
            return prize - Math.max(retaken, exposed);
        }

        /** 26.5: for a piece that guards or shields another, an even exchange is enough. */
        boolean wins() {
            return prize > 0 && (net() > 0 || net() == 0 && exposed > retaken);
        }
    }

    /**
     * A capture by the side to move.
     *
     * @param doomed own pieces that the opponent could take anyhow
     * @param spoils pieces of the opponent's that could be taken anyhow
     */
    Taking take(int capture, Set<Integer> doomed, Set<Integer> spoils) {
        int point = Trial.to(capture);
        int prize = worthAt(point);
        trial.make(capture);
        Taking taking = new Taking(prize, retakeWithin(point, spoils), bestElsewhere(point, doomed), canTakeOn(point));
        trial.unmake();
        return taking;
    }

    /** The points where the side to move wins something by simply taking it. */
    Set<Integer> spoils() {
        Set<Integer> points = new TreeSet<>();
        for (int capture : trial.captures()) if (netOf(capture) > 0) points.add(Trial.to(capture));
        return points;
    }

    /** Those where one piece does. */
    Set<Integer> spoilsOf(int attacker) {
        Set<Integer> points = new TreeSet<>();
        for (int capture : trial.captures())
            if (Trial.from(capture) == attacker && netOf(capture) > 0) points.add(Trial.to(capture));
        return points;
    }

    /** What taking back on a point regains if the piece that takes back may itself be missed elsewhere. */
    private int retakeWithin(int point, Set<Integer> spoils) {
        int best = 0;
        for (int capture : trial.captures()) {
            if (Trial.to(capture) != point) continue;
            int prize = worthAt(point);
            trial.make(capture);
            best = Math.max(best, prize - Math.max(retake(point), bestElsewhere(point, spoils)));
            trial.unmake();
        }
        return best;
    }

    /** What the side to move gains on one point, at least nothing. */
    int retake(int point) {
        int best = 0;
        for (int capture : trial.captures()) if (Trial.to(capture) == point) best = Math.max(best, netOf(capture));
        return best;
    }

    /** What the side to move gains anywhere but on one point and on those that were lost before. */
    int bestElsewhere(int point, Set<Integer> doomed) {
        int best = 0;
        for (int capture : trial.captures()) {
            int to = Trial.to(capture);
            if (to != point && !doomed.contains(to)) best = Math.max(best, netOf(capture));
        }
        return best;
    }

    private int netOf(int capture) {
        int prize = worthAt(Trial.to(capture));
        if (prize == 0) return 0;
        trial.make(capture);
        int net = prize - retake(Trial.to(capture));
        trial.unmake();
        return net;
    }

    private boolean canTakeOn(int point) {
        for (int capture : trial.captures()) if (Trial.to(capture) == point) return true;
        return false;
    }

    /** What taking on a point gains; a pawn that has crossed the river only just now is nothing yet (26.6). */
    int worthAt(int point) {
        Piece piece = trial.pieceAt(point);
        return piece == null || trial.hasJustCrossed(point) ? 0 : Worth.of(piece, point);
    }
}
