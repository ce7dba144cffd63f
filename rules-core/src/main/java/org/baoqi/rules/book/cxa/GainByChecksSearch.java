package org.baoqi.rules.book.cxa;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.baoqi.rules.Piece;
import org.baoqi.rules.board.TrialBoard;
import org.baoqi.rules.book.cxa.MoveJudgement.Budget;

/** 连续将军得子, 抽吃子 (24.3): searches for series of checks that win a piece. */
final class GainByChecksSearch {
    /** How many checks in a row are looked at, the shortest series first; what takes more is nothing anybody threatens. */
    private static final int[] CHECKS = {1, 2, 3, 4, 5, 6};

    private final TrialBoard trial;
    private final Exchange exchange;
    private final Budget budget;
    private final boolean ownTurn;
    /** Points of pieces that could be won before: winning them by checks is nothing new. */
    private final Set<Integer> old;
    /** Own pieces that the opponent could take anyhow. */
    private final Set<Integer> lostAnyhow;

    private final List<Integer> line = new ArrayList<>();
    private final List<Won> won = new ArrayList<>();
    /** Where nothing was won, or somebody is still trying, by position; for as long as no more checks are looked at. */
    private final Map<Long, Failure> failures = new HashMap<>();

    private int tries;

    /** From a balance nothing was won within so many checks. */
    private record Failure(int balance, int checks) {
        static final Failure NONE = new Failure(Integer.MIN_VALUE, 0);

        boolean covers(Failure that) {
            return balance >= that.balance && checks >= that.checks;
        }
    }

    /** A piece that is won, by where it stood before the line that wins it. */
    private record Won(int target, List<Integer> line) {}

    /** @param ownTurn whether it is really the turn of the side to move: then all counts that it loses on the way */
    GainByChecksSearch(TrialBoard trial, Budget budget, boolean ownTurn, Set<Integer> old) {
        this.trial = trial;
        this.budget = budget;
        this.exchange = new Exchange(trial, budget);
        this.ownTurn = ownTurn;
        this.old = old;
        this.lostAnyhow = ownTurn ? Set.of() : ofOpponent();
    }

    private Set<Integer> ofOpponent() {
        trial.pass();
        Set<Integer> points = exchange.winnable();
        trial.pass();
        return points;
    }

    /** Whether any check begins a series that wins at least so much. */
    boolean wins(int least) {
        for (int check : trial.checks()) if (!won(check, least).isEmpty()) return true;
        return false;
    }

    /**
     * Where the pieces stood that a series of checks beginning with this one wins, if it wins at least so much, and how:
     * of several the opponent may choose, and nothing at all is left of them where he is mated.
     */
    Map<Integer, List<Integer>> won(int check, int least) {
        Map<Integer, List<Integer>> targets = new LinkedHashMap<>();
        tries = 0;
        for (int checks : CHECKS) {
            line.clear();
            failures.clear();
            won.clear();
            if (by(check, 1 - least, checks)) {
                for (Won each : won) targets.putIfAbsent(each.target, each.line);
                break;
            }
            if (tries > budget.forCheck() || budget.isSpent()) break;
        }
        return targets;
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
        if (prize > 0) note(check);
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
        if (balance > 0 && keeps(balance)) return trial.hasMove();
        if (takes(balance)) return true;
        Failure here = new Failure(balance, checks);
        if (checks == 0 || failures.getOrDefault(trial.key(), Failure.NONE).covers(here)) return false;
        if (++tries > budget.forCheck() || !budget.spend()) {
            budget.reach();
            return false;
        }
        Failure before = failures.put(trial.key(), here);
        boolean wins = false;
        for (int check : trial.checks()) wins |= by(check, balance, checks);
        if (wins) failures.put(trial.key(), before == null ? Failure.NONE : before);
        return wins;
    }

    /** Whether what has been won is not lost again at once elsewhere (26.5), whatever the side to move does. */
    private boolean keeps(int balance) {
        if (!trial.isInCheck()) {
            trial.pass();
            boolean safe = losesNoMoreThan(balance);
            trial.pass();
            if (safe) return true;
        }
        for (int move : trial.moves()) {
            make(move);
            boolean safe = losesNoMoreThan(balance);
            unmake();
            if (safe) return true;
        }
        return false;
    }

    /** Whether nothing dearer can be taken now than anyhow. */
    private boolean losesNoMoreThan(int balance) {
        return exposed(-1) <= (ownTurn ? balance - 1 : balance);
    }

    /** The most that the side to move can take, leaving out one point and what was lost anyhow. */
    private int exposed(int point) {
        int best = 0;
        for (int capture : trial.captures()) {
            int to = TrialBoard.to(capture);
            if (to != point && !lostAnyhow.contains(origin(to))) best = Math.max(best, exchange.netOf(capture));
        }
        return best;
    }

    /** Notes all that could be taken, for any of it may be what is chased. */
    private boolean takes(int balance) {
        boolean takes = false;
        for (int capture : trial.captures()) {
            int prize = prizeAt(TrialBoard.to(capture)) + balance;
            if (prize <= 0 || !exchange.isByChaser(capture)) continue;
            if (!exchange.pays(capture, prize) || isPunished(capture, prize)) continue;
            note(capture);
            takes = true;
        }
        return takes;
    }

    /** Whether the opponent mates then (24.3), or takes more elsewhere than has been won (26.5). */
    private boolean isPunished(int capture, int prize) {
        make(capture);
        boolean lost = exposed(TrialBoard.to(capture)) > (ownTurn ? prize - 1 : prize)
                || (ownTurn ? MateSearch.forAnswer(trial, budget).finds() : MateSearch.isAtOnce(trial));
        unmake();
        return lost;
    }

    private int prizeAt(int point) {
        return old.contains(origin(point)) ? 0 : exchange.valueAt(point);
    }

    private void note(int capture) {
        List<Integer> whole = new ArrayList<>(line);
        whole.add(capture);
        won.add(new Won(origin(TrialBoard.to(capture)), whole));
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
