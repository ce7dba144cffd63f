package org.baoqi.rules.book.cxa;

import java.util.Set;
import java.util.TreeSet;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.board.TrialBoard;
import org.baoqi.rules.book.cxa.MoveJudgement.Budget;

/** 互吃交换: computes the outcome of captures when both sides go on taking as long as it pays. */
final class Exchange {
    private final TrialBoard trial;

    Exchange(TrialBoard trial) {
        this.trial = trial;
    }

    /**
     * The outcome of a capture.
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
     * @param lostAnyhow own pieces that the opponent could take anyhow
     * @param winnable pieces of the opponent's that could be taken anyhow
     */
    Taking take(int capture, Set<Integer> lostAnyhow, Set<Integer> winnable) {
        int point = TrialBoard.to(capture);
        int prize = valueAt(point);
        trial.make(capture);
        Taking taking =
                new Taking(prize, retakeWithin(point, winnable), bestElsewhere(point, lostAnyhow), canTakeOn(point));
        trial.unmake();
        return taking;
    }

    /** The points where the side to move wins something by simply taking it. */
    Set<Integer> winnable() {
        Set<Integer> points = new TreeSet<>();
        for (int capture : trial.captures()) if (netOf(capture) > 0) points.add(TrialBoard.to(capture));
        return points;
    }

    /** The points where one piece of the side to move wins something by simply taking it. */
    Set<Integer> winnableBy(int attacker) {
        Set<Integer> points = new TreeSet<>();
        for (int capture : trial.captures())
            if (TrialBoard.from(capture) == attacker && netOf(capture) > 0) points.add(TrialBoard.to(capture));
        return points;
    }

    /** The gain of taking back on a point, less the loss elsewhere because the piece that takes back has left. */
    private int retakeWithin(int point, Set<Integer> winnable) {
        int best = 0;
        for (int capture : trial.captures()) {
            if (TrialBoard.to(capture) != point) continue;
            int prize = valueAt(point);
            trial.make(capture);
            best = Math.max(best, prize - Math.max(retake(point), bestElsewhere(point, winnable)));
            trial.unmake();
        }
        return best;
    }

    /** The most that the side to move can gain by captures on one point; 0 if none pays. */
    int retake(int point) {
        int best = 0;
        for (int capture : trial.captures()) if (TrialBoard.to(capture) == point) best = Math.max(best, netOf(capture));
        return best;
    }

    /** The most that the side to move can gain elsewhere, leaving out one point and those that were lost before. */
    int bestElsewhere(int point, Set<Integer> lostAnyhow) {
        int best = 0;
        for (int capture : trial.captures()) {
            int to = TrialBoard.to(capture);
            if (to != point && !lostAnyhow.contains(to)) best = Math.max(best, netOf(capture));
        }
        return best;
    }

    private int netOf(int capture) {
        int prize = valueAt(TrialBoard.to(capture));
        if (prize == 0) return 0;
        trial.make(capture);
        int net = prize - retake(TrialBoard.to(capture));
        trial.unmake();
        return net;
    }

    private boolean canTakeOn(int point) {
        for (int capture : trial.captures()) if (TrialBoard.to(capture) == point) return true;
        return false;
    }

    /** The value of the piece on a point; a pawn that has only just crossed the river is worth nothing yet (26.6). */
    int valueAt(int point) {
        Piece piece = trial.pieceAt(point);
        return piece == null || trial.hasJustCrossed(point) ? 0 : PieceValue.of(piece, point);
    }

    /**
     * Whether a capture is by a piece that can chase. Kings and pawns may take what they like (26.1), but not where
     * another piece gives check by it (26.7).
     */
    boolean isByChaser(int capture) {
        Kind kind = trial.pieceAt(TrialBoard.from(capture)).kind();
        if (kind == Kind.KING) return false;
        return kind != Kind.PAWN || uncoversCheck(capture);
    }

    private boolean uncoversCheck(int capture) {
        trial.make(capture);
        boolean check = trial.isInCheck() && !attacksKing(TrialBoard.to(capture));
        trial.unmake();
        return check;
    }

    private boolean attacksKing(int from) {
        for (Point point : Point.all()) {
            Piece piece = trial.pieceAt(TrialBoard.number(point));
            if (piece != null && piece.kind() == Kind.KING && trial.reaches(from, TrialBoard.number(point)))
                return true;
        }
        return false;
    }

    /** 邀兑 (24.4, 26.9, 26.10): a piece attacks one that could take it first. */
    static final class ExchangeOffer {
        private final TrialBoard trial;
        private final Exchange exchange;
        private final Budget budget;

        ExchangeOffer(TrialBoard trial, Exchange exchange, Budget budget) {
            this.trial = trial;
            this.exchange = exchange;
            this.budget = budget;
        }

        /** Whether the attacked piece is worth as much and could take its attacker. */
        boolean isMade(int capture) {
            Piece attacker = trial.pieceAt(TrialBoard.from(capture));
            Piece target = trial.pieceAt(TrialBoard.to(capture));
            return PieceValue.isStrong(attacker)
                    && PieceValue.of(attacker, 0) == PieceValue.of(target, 0)
                    && isLegalForOpponent(back(capture));
        }

        private boolean isLegalForOpponent(int move) {
            trial.pass();
            boolean legal = trial.isLegal(move);
            trial.pass();
            return legal;
        }

        /** 26.9: whether who accepts the offer is mated or loses by it; then it is a chase. */
        boolean losesIfAccepted(int capture) {
            Set<Integer> winnable = exchange.winnable();
            int given = exchange.valueAt(TrialBoard.from(capture));
            trial.pass();
            trial.make(back(capture));
            int point = TrialBoard.from(capture);
            boolean loses = MateSearch.forAnswer(trial, budget).finds()
                    || Math.max(exchange.retake(point), exchange.bestElsewhere(point, winnable)) > given;
            trial.unmake();
            trial.pass();
            return loses;
        }

        /** 26.10.2: whether the rooted piece that a rook attacks could rather exchange itself for one of its kind. */
        boolean isMadeBeside(int capture) {
            if (trial.pieceAt(TrialBoard.from(capture)).kind() != Kind.ROOK) return false;
            for (int other : trial.captures())
                if (other != capture
                        && TrialBoard.to(other) == TrialBoard.to(capture)
                        && isMade(other)
                        && !losesIfAccepted(other)) return true;
            return false;
        }

        private static int back(int capture) {
            return TrialBoard.number(
                    new Move(TrialBoard.point(TrialBoard.to(capture)), TrialBoard.point(TrialBoard.from(capture))));
        }
    }
}
