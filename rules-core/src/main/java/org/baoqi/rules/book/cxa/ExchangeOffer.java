package org.baoqi.rules.book.cxa;

import java.util.Set;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.board.TrialBoard;

/** 邀兑 (24.4, 26.9, 26.10): a piece attacks one that could take it first. */
final class ExchangeOffer {
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
