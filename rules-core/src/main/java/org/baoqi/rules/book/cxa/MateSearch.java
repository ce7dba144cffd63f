package org.baoqi.rules.book.cxa;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.baoqi.rules.board.TrialBoard;
import org.baoqi.rules.book.cxa.MoveJudgement.Budget;

/** 杀 (24.2): searches for a mate by the side to move in which every one of its moves gives check. */
final class MateSearch {
    /** How many checks in a row are looked at, the shortest mates first, then any that are as good as endless. */
    private static final int[] CHECKS = {1, 2, 3, 4, 5, 50};

    /** How many checks of a mate are told. */
    private static final int MOST_TOLD = 6;

    /** In the place of a number of checks: however many there are. */
    private static final int EVER = Integer.MAX_VALUE;

    private final TrialBoard trial;
    private final Budget budget;
    /** Within how many checks there is no mate, by position. */
    private final Map<Long, Integer> noMateWithin = new HashMap<>();

    /** The check by which there is one, by position. */
    private final Map<Long, Integer> mateBy = new HashMap<>();

    private final int mostTries;
    private int tries;

    private MateSearch(TrialBoard trial, Budget budget, int mostTries) {
        this.trial = trial;
        this.budget = budget;
        this.mostTries = mostTries;
    }

    static MateSearch forThreat(TrialBoard trial, Budget budget) {
        return new MateSearch(trial, budget, Integer.MAX_VALUE);
    }

    static MateSearch forAnswer(TrialBoard trial, Budget budget) {
        return new MateSearch(trial, budget, budget.forAnswer());
    }

    private enum Finding {
        MATE,
        NONE,
        /** A bound was reached before the end. */
        UNKNOWN
    }

    /** How soon somebody is mated. */
    enum Length {
        AT_ONCE,
        BY_CHECKS,
        NONE
    }

    /** @param leftAside moves that the mate may not begin with */
    static Length length(TrialBoard trial, Budget budget, Set<Integer> leftAside) {
        List<Integer> line = forAnswer(trial, budget).search(leftAside);
        if (line.isEmpty()) return Length.NONE;
        return line.size() == 1 ? Length.AT_ONCE : Length.BY_CHECKS;
    }

    /** Whether the side to move mates at once (24.3, 立即). */
    static boolean isAtOnce(TrialBoard trial) {
        for (int check : trial.checks()) {
            trial.make(check);
            boolean mates = !trial.hasMove();
            trial.unmake();
            if (mates) return true;
        }
        return false;
    }

    /** The line of a mate, with one answer to each check; empty if there is none within the bounds. */
    List<Integer> search() {
        return search(Set.of());
    }

    /** @param leftAside moves that the mate may not begin with */
    List<Integer> search(Set<Integer> leftAside) {
        Finding finding = Finding.UNKNOWN;
        for (int checks : CHECKS) {
            finding = Finding.NONE;
            for (int check : checks == 1 ? trial.checks() : tightestFirst()) {
                if (leftAside.contains(check)) continue;
                Finding found = by(check, checks);
                if (found == Finding.MATE) return line(check);
                if (found == Finding.UNKNOWN) finding = found;
            }
            if (finding == Finding.NONE || tries >= mostTries || budget.isSpent()) break;
        }
        if (finding == Finding.UNKNOWN) budget.reach();
        return List.of();
    }

    /** Whether there is one. */
    boolean finds() {
        return !search().isEmpty();
    }

    /** The checks of a mate that was found, each answered by the first move there is. */
    private List<Integer> line(int first) {
        List<Integer> line = new ArrayList<>();
        Integer check = first;
        while (check != null && line.size() < 2 * MOST_TOLD) {
            trial.make(check);
            line.add(check);
            int[] evasions = trial.moves();
            check = null;
            if (evasions.length == 0) break;
            trial.make(evasions[0]);
            line.add(evasions[0]);
            check = mateBy.get(trial.key());
        }
        for (int i = 0; i < line.size(); i++) trial.unmake();
        return line;
    }

    /** The checks, those first that leave the fewest ways out. */
    private int[] tightestFirst() {
        int[] checks = trial.checks();
        long[] ranked = new long[checks.length];
        for (int i = 0; i < checks.length; i++) {
            trial.make(checks[i]);
            ranked[i] = ((long) trial.countMoves() << 32) + i;
            trial.unmake();
        }
        Arrays.sort(ranked);
        int[] sorted = new int[checks.length];
        for (int i = 0; i < checks.length; i++) sorted[i] = checks[(int) ranked[i]];
        return sorted;
    }

    private Finding by(int check, int checks) {
        trial.make(check);
        Finding finding = Finding.MATE;
        for (int evasion : trial.moves()) {
            trial.make(evasion);
            finding = within(checks - 1);
            trial.unmake();
            if (finding != Finding.MATE) break;
        }
        trial.unmake();
        return finding;
    }

    private Finding within(int checks) {
        int known = noMateWithin.getOrDefault(trial.key(), -1);
        if (known >= checks) return known == EVER ? Finding.NONE : Finding.UNKNOWN;
        if (checks == 0) return trial.checks().length == 0 ? Finding.NONE : Finding.UNKNOWN;
        if (tries++ >= mostTries || !budget.spend()) return Finding.UNKNOWN;
        // As long as it is being looked at: a line that comes back to it gains nothing.
        noMateWithin.put(trial.key(), EVER);
        Finding finding = byAny(checks);
        if (finding == Finding.MATE) noMateWithin.remove(trial.key());
        if (finding == Finding.UNKNOWN) noMateWithin.put(trial.key(), checks);
        return finding;
    }

    private Finding byAny(int checks) {
        Finding finding = Finding.NONE;
        for (int check : checks == 1 ? trial.checks() : tightestFirst()) {
            Finding found = by(check, checks);
            if (found == Finding.MATE) {
                mateBy.put(trial.key(), check);
                return found;
            }
            if (found == Finding.UNKNOWN) finding = found;
        }
        return finding;
    }
}
