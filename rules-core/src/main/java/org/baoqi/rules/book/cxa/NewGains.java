package org.baoqi.rules.book.cxa;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.board.TrialBoard;
import org.baoqi.rules.book.cxa.GainSearch.Gain;
import org.baoqi.rules.book.cxa.GainSearch.Sense;
import org.baoqi.rules.book.cxa.MoveJudgement.Budget;

/**
 * The gains that a move newly threatens. A piece that could be taken before is not chased (图5, 参考图8), unless it took
 * checks then and takes none now; nor is what could have been but for other troubles, unless the piece that moved has a
 * part in it (24.3, 所走动子) or what is chased has itself just come there (参考图24).
 *
 * @param arrived where the opponent's last move ended
 */
record NewGains(Position before, Move move, Position after, Point arrived, Budget budget) {

    List<Gain> gains() {
        List<Gain> winnable = new GainSearch(before, side(), budget, Set.of(), Sense.REAL).gains();
        Set<Integer> old = winnable.stream().map(Gain::target).collect(Collectors.toSet());
        List<Gain> gains = new GainSearch(after, side(), budget, old, Sense.THREATENED)
                .gains().stream()
                        .filter(gain -> winnable.stream().noneMatch(won -> won.matches(gain)))
                        .filter(gain -> !stoodDespiteCheck(gain))
                        .collect(Collectors.toList());
        return gains.isEmpty() ? gains : withoutStanding(gains, old);
    }

    private List<Gain> withoutStanding(List<Gain> gains, Set<Integer> old) {
        List<Gain> standing = new GainSearch(before, side(), budget, old, Sense.STANDING).gains();
        List<Gain> withoutMover = new GainSearch(after.without(move.to()), side(), budget, old, Sense.STANDING).gains();
        return gains.stream()
                .filter(gain -> !stood(gain, standing, withoutMover))
                .collect(Collectors.toList());
    }

    private boolean stood(Gain gain, List<Gain> standing, List<Gain> withoutMover) {
        // What checks could win before they can win still, whoever has moved (图5, 本质没有变化).
        if (gain.byChecks()) return standing.stream().anyMatch(old -> old.matches(gain));
        if (gain.target() == TrialBoard.number(arrived)) return false;
        boolean byMover = gain.attacker() == TrialBoard.number(move.to());
        boolean stood = standing.stream()
                        .filter(old -> old.matches(gain))
                        .anyMatch(old -> !byMover || old.attacker() == TrialBoard.number(move.from()))
                || !byMover && stoodOnItsFace(gain);
        boolean needsMover = withoutMover.stream().noneMatch(other -> other.matches(gain));
        return stood && (byMover || !needsMover && !guardsAgainst(gain.target()));
    }

    /** Whether the same piece could take the same one before, and the captures there come to no more now. */
    private boolean stoodOnItsFace(Gain gain) {
        TrialBoard then = TrialBoard.of(before);
        return then.isLegal(gain.first()) && netOn(then, gain) >= netOn(TrialBoard.of(after, side()), gain);
    }

    private int netOn(TrialBoard trial, Gain gain) {
        return new Exchange(trial, budget).real(gain.first()).net();
    }

    /** An attack that an enemy check interrupted is none the newer when the check is answered. */
    private boolean stoodDespiteCheck(Gain gain) {
        if (!before.isInCheck(side())) return false;
        int from = gain.attacker() == TrialBoard.number(move.to()) ? TrialBoard.number(move.from()) : gain.attacker();
        return TrialBoard.of(before).reaches(from, gain.target());
    }

    /** 做根子 (参考图37): whether the piece that moved keeps the chased one from taking something first. */
    private boolean guardsAgainst(int target) {
        Set<Integer> taken = takenBy(target, after.without(move.to()));
        taken.removeAll(takenBy(target, after));
        return !taken.isEmpty();
    }

    private Set<Integer> takenBy(int attacker, Position position) {
        return new Exchange(TrialBoard.of(position), budget).winnableBy(attacker);
    }

    private Side side() {
        return before.sideToMove();
    }
}
