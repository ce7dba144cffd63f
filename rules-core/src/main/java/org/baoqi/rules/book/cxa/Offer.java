package org.baoqi.rules.book.cxa;

import java.util.Set;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.board.Trial;

/** 邀兑 (24.4, 26.9, 26.10): a piece attacks one that could take it first. */
final class Offer {
    private final Trial trial;
    private final Exchange exchange;
    private final Budget budget;

    Offer(Trial trial, Exchange exchange, Budget budget) {
        this.trial = trial;
        this.exchange = exchange;
        this.budget = budget;
    }

    /** Whether the attacked piece is worth as much and could take its attacker. */
    boolean isMade(int capture) {
        Piece attacker = trial.pieceAt(Trial.from(capture));
        Piece target = trial.pieceAt(Trial.to(capture));
        return Worth.isStrong(attacker)
                && Worth.of(attacker, 0) == Worth.of(target, 0)
                && isLegalForOpponent(back(capture));
    }

    private boolean isLegalForOpponent(int move) {
        trial.pass();
        boolean legal = trial.isLegal(move);
        trial.pass();
        return legal;
    }

    /** 26.9: whether who accepts the offer is mated or loses by it; then it is a chase. */
    boolean isRefusable(int capture) {
        Set<Integer> spoils = exchange.spoils();
        int given = exchange.worthAt(Trial.from(capture));
        trial.pass();
        trial.make(back(capture));
        int point = Trial.from(capture);
        boolean loses = MateSearch.forAnswer(trial, budget).finds()
                || Math.max(exchange.retake(point), exchange.bestElsewhere(point, spoils)) > given;
        trial.unmake();
        trial.pass();
        return loses;
    }

    /** 26.10.2: whether the rooted piece that a rook attacks could rather exchange itself for one of its kind. */
    boolean isMadeBeside(int capture) {
        if (trial.pieceAt(Trial.from(capture)).kind() != Kind.ROOK) return false;
        for (int other : trial.captures())
            if (other != capture && Trial.to(other) == Trial.to(capture) && isMade(other) && !isRefusable(other))
                return true;
        return false;
    }

    private static int back(int capture) {
        return Trial.number(new Move(Trial.point(Trial.to(capture)), Trial.point(Trial.from(capture))));
    }
}
