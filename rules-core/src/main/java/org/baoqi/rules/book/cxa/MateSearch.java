package org.baoqi.rules.book.cxa;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import org.baoqi.rules.board.TrialBoard;
import org.baoqi.rules.book.cxa.MoveJudgement.Budget;

/** 杀 (24.2): searches for a mate by the side to move in which every one of its moves gives check. */
final class MateSearch {
    /** The bound: so many positions looked at for the mate that a move threatens. */
    private static final int MOST_FOR_THREAT = 2000;
    /** The bound where a mate would only answer something. */
    private static final int MOST_FOR_ANSWER = 500;
    /** How many checks in a row are looked at, the shortest mates first, then any that are as good as endless. */
    private static final int[] CHECKS = {1, 2, 3, 4, 5, 50};

    /** In the place of a number of checks: however many there are. */
    private static final int EVER = Integer.MAX_VALUE;

    private final TrialBoard trial;
    private final Budget budget;
    /** Within how many checks there is no mate, by position. */
    private final Map<Long, Integer> noMateWithin = new HashMap<>();

    private final int mostTries;
    private int tries;

    private MateSearch(TrialBoard trial, Budget budget, int mostTries) {
        this.trial = trial;
        this.budget = budget;
        this.mostTries = mostTries;
    }

    static MateSearch forThreat(TrialBoard trial, Budget budget) {
        return new MateSearch(trial, budget, MOST_FOR_THREAT);
    }

    static MateSearch forAnswer(TrialBoard trial, Budget budget) {
        return new MateSearch(trial, budget, MOST_FOR_ANSWER);
    }

    private enum Finding {
        MATE,
        NONE,
        /** A bound was reached before the end. */
        UNKNOWN
    }

    /** The first move of the mate, if there is one within the bounds. */
    OptionalInt search() {
        Finding finding = Finding.UNKNOWN;
        for (int checks : CHECKS) {
            finding = Finding.NONE;
            for (int check : checks == 1 ? trial.checks() : tightestFirst()) {
                Finding found = by(check, checks);
                if (found == Finding.MATE) return OptionalInt.of(check);
                if (found == Finding.UNKNOWN) finding = found;
            }
            if (finding == Finding.NONE || tries >= mostTries || budget.isSpent()) break;
        }
        if (finding == Finding.UNKNOWN) budget.reach();
        return OptionalInt.empty();
    }

    /** Whether there is one. */
    boolean finds() {
        return search().isPresent();
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
            if (found == Finding.MATE) return found;
            if (found == Finding.UNKNOWN) finding = found;
        }
        return finding;
    }
}
