package org.baoqi.rules.book.repetition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.book.repetition.ChaseRule.Uprooting;
import org.baoqi.rules.book.repetition.ClassedMove.Attack;
import org.baoqi.rules.book.repetition.ClassedMove.Relief;
import org.baoqi.rules.book.repetition.Cycle.TrackedPiece;

/** One move of a cycle with the positions before and after it. */
record CycleMove(CyclePosition before, Move move, CyclePosition after, Uprooting uprooting) {

    Side side() {
        return before.position().sideToMove();
    }

    boolean isCheck() {
        return after.position().isInCheck(side().opposite());
    }

    TrackedPiece mover() {
        return after.trackedAt(move.to());
    }

    /** Attacks that the move makes and that were not there before it. */
    List<Attack> newAttacks() {
        return attacksWhere(attack -> !before.find(side(), attack).isPresent());
    }

    /** Chases that were no chases before the move, though the attack was there. */
    private List<Attack> uprootings() {
        return attacksWhere(attack -> attack.isChase()
                && before.find(side(), attack).filter(old -> !old.isChase()).isPresent());
    }

    /** The attacks of the move that are chases. */
    List<Attack> chases(boolean countingUprootings) {
        List<Attack> chases = new ArrayList<>(newChases());
        if (countingUprootings) chases.addAll(uprootings());
        return chases;
    }

    /** Whether taking a root away counts here; {@code previous} is the opponent's move before this, if there is one. */
    boolean uprootingCounts(Optional<CycleMove> previous) {
        return switch (uprooting) {
            case CHASES -> true;
            case NEVER_CHASES -> false;
            case CHASES_UNLESS_ANSWERING -> !previous.filter(this::answers).isPresent();
        };
    }

    private boolean answers(CycleMove previous) {
        return previous.isCheck() || previous.newChases().stream().anyMatch(this::relieves);
    }

    private List<Attack> newChases() {
        return newAttacks().stream().filter(Attack::isChase).collect(Collectors.toList());
    }

    boolean relieves(Attack chase) {
        return relief(chase).means() != Relief.Means.NONE;
    }

    /** How the move answers a chase by the opponent. */
    Relief relief(Attack chase) {
        Optional<Attack> now = after.find(side().opposite(), chase);
        if (now.filter(Attack::isChase).isPresent()) return new Relief(chase.target(), Relief.Means.NONE);
        if (mover().isSameAs(chase.target())) return new Relief(mover(), Relief.Means.FLED);
        return new Relief(chase.target(), now.isPresent() ? Relief.Means.ROOTED : Relief.Means.CUT);
    }

    private List<Attack> attacksWhere(Predicate<Attack> condition) {
        return after.attacksBy(side()).stream().filter(condition).collect(Collectors.toList());
    }
}
