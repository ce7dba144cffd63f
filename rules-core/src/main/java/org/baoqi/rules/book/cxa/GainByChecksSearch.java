package org.baoqi.rules.book.cxa;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.Piece;
import org.baoqi.rules.board.TrialBoard;
import org.baoqi.rules.book.cxa.MoveJudgement.Budget;

/** 连续将军得子, 抽吃子 (24.3): searches for series of checks that win a piece. */
final class GainByChecksSearch {
    /** The bound: so many positions looked at from one check on. */
    static final int MOST_TRIES = 300;
    /** How many checks in a row are looked at, the shortest series first, then any that are as good as endless. */
    private static final int[] CHECKS = {1, 2, 3, 4, 50};

    private static final int ANY = -1;

    private final TrialBoard trial;
    private final Exchange exchange;
    private final Budget budget;
    private final Set<Integer> lostAnyhow;
    /** Points of pieces that could be won before: winning them by checks is nothing new. */
    private final Set<Integer> old;
    /** Points of pieces that could be taken without any check; taking them does not need the checks. */
    private final Set<Integer> winnable;

    private final List<Integer> line = new ArrayList<>();
    private final List<Integer> won = new ArrayList<>();
    /** From which balance nothing was won, by position; for as long as the same number of checks is looked at. */
    private final Map<Long, Integer> failures = new HashMap<>();

    private int tries;
    /** The one piece that may move, by where it stood before the line, or {@link #ANY}. */
    private int onlyMover;

    /** @param lostAnyhow own pieces that the opponent could take anyhow */
    GainByChecksSearch(TrialBoard trial, Budget budget, Set<Integer> lostAnyhow, Set<Integer> old) {
        this.trial = trial;
        this.budget = budget;
        this.exchange = new Exchange(trial);
        this.lostAnyhow = lostAnyhow;
        this.old = old;
        this.winnable = exchange.winnable();
    }

    /** Whether any check begins a series that wins at least so much. */
    boolean wins(int least) {
        for (int check : trial.checks()) if (won(check, least).isPresent()) return true;
        return false;
    }

    /**
     * Where the pieces stood that a series of checks beginning with this one wins, if it wins at least so much: of
     * several the opponent may choose, and nothing at all is left of them where he is mated.
     */
    Optional<Set<Integer>> won(int check, int least) {
        return search(check, least, ANY);
    }

    /** The same for the one piece, without the help of others. */
    Optional<Set<Integer>> wonByOne(int check, int least) {
        return search(check, least, TrialBoard.from(check));
    }

    private Optional<Set<Integer>> search(int check, int least, int mover) {
        onlyMover = mover;
        tries = 0;
        for (int checks : CHECKS) {
            line.clear();
            failures.clear();
            won.clear();
            if (by(check, 1 - least, checks)) return Optional.of(new LinkedHashSet<>(won));
            if (tries > MOST_TRIES || budget.isSpent()) break;
        }
        return Optional.empty();
    }

    /** Notes what is won, unless nothing is. */
    private boolean by(int check, int balance, int checks) {
        int before = won.size();
        boolean wins = goesThrough(check, balance, checks);
        if (!wins) won.subList(before, won.size()).clear();
        return wins;
    }

    private boolean goesThrough(int check, int balance, int checks) {
        int prize = prizeAt(TrialBoard.to(check));
        if (prize > 0) won.add(origin(TrialBoard.to(check)));
        make(check);
        boolean wins = true;
        for (int reply : trial.moves()) {
            Piece lost = trial.pieceAt(TrialBoard.to(reply));
            int cost = lost == null ? 0 : PieceValue.sacrificed(lost, TrialBoard.to(reply));
            make(reply);
            wins = goesOn(balance + prize - cost, checks - 1);
            unmake();
            if (!wins) break;
        }
        unmake();
        return wins;
    }

    private boolean goesOn(int balance, int checks) {
        if (balance > 0) return trial.hasMove();
        if (takes(balance)) return true;
        if (checks == 0 || failures.getOrDefault(trial.key(), Integer.MIN_VALUE) >= balance) return false;
        failures.put(trial.key(), balance);
        if (++tries > MOST_TRIES || !budget.spend()) {
            budget.reach();
            return false;
        }
        for (int check : trial.checks()) if (mayMove(check) && by(check, balance, checks)) return true;
        return false;
    }

    private boolean mayMove(int move) {
        return onlyMover == ANY || origin(TrialBoard.from(move)) == onlyMover;
    }

    private boolean takes(int balance) {
        for (int capture : trial.captures()) {
            if (prizeAt(TrialBoard.to(capture)) + balance <= 0 || !mayMove(capture)) continue;
            if (!exchange.isByChaser(capture)) continue;
            if (exchange.take(capture, lostAnyhow, winnable).net() + balance <= 0 || isMatedAfter(capture)) continue;
            won.add(origin(TrialBoard.to(capture)));
            return true;
        }
        return false;
    }

    private boolean isMatedAfter(int capture) {
        trial.make(capture);
        boolean mated = MateSearch.forAnswer(trial, budget).finds();
        trial.unmake();
        return mated;
    }

    private int prizeAt(int point) {
        return old.contains(origin(point)) ? 0 : exchange.valueAt(point);
    }

    private void make(int move) {
        line.add(move);
        trial.make(move);
    }

    private void unmake() {
        line.remove(line.size() - 1);
        trial.unmake();
    }

    /** Where the piece stood before the line. */
    private int origin(int point) {
        int origin = point;
        for (int i = line.size() - 1; i >= 0; i--)
            if (TrialBoard.to(line.get(i)) == origin) origin = TrialBoard.from(line.get(i));
        return origin;
    }
}
