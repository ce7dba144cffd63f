package org.baoqi.rules.book.repetition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Attacks;
import org.baoqi.rules.book.repetition.Attack.Standing;
import org.baoqi.rules.book.repetition.ClassedMove.Relief;

/** Gives one move of a cycle its class. */
record MoveClassifier(CycleMove turn, Optional<CycleMove> previous, List<Attack> chases, List<Attack> chasesToAnswer) {

    ClassedMove classed() {
        List<Attack> attacks = new ArrayList<>(chases);
        for (Attack attack : turn.newAttacks()) if (!attack.isChase()) attacks.add(attack);
        return ClassedMove.attacking(turn.move(), turn.mover(), kind(), attacks, reliefs());
    }

    private MoveClass kind() {
        if (turn.isCheck()) return MoveClass.CHECK;
        if (!chases.isEmpty()) return MoveClass.CHASE;
        if (turn.newAttacks().stream().anyMatch(this::isExchange)) return MoveClass.EXCHANGE;
        if (isOffer()) return MoveClass.OFFER;
        return isBlock() ? MoveClass.BLOCK : MoveClass.IDLE;
    }

    private boolean isBlock() {
        return previous.filter(this::standsInTheWayOf).isPresent();
    }

    private boolean isExchange(Attack attack) {
        Move takenBack = new Move(attack.target().point(), attack.attacker().point());
        return attack.standing() == Standing.MUTUAL
                && Attacks.isRooted(turn.after().position(), takenBack);
    }

    private boolean isOffer() {
        return turn.after().attacksBy(opponent()).stream()
                .filter(attack -> attack.target().isSameAs(turn.mover()))
                .anyMatch(attack -> !Attacks.isRooted(
                        turn.after().position(),
                        new Move(attack.attacker().point(), attack.target().point())));
    }

    private List<Relief> reliefs() {
        return chasesToAnswer.stream().map(turn::relief).distinct().collect(Collectors.toList());
    }

    private Side opponent() {
        return turn.side().opposite();
    }

    /** 攔: whether the piece came to stand in the way of an attack, or of the enemy piece that has just moved. */
    private boolean standsInTheWayOf(CycleMove last) {
        return turn.before().attacksBy(last.side()).stream().anyMatch(attack -> cuts(attack, last.side()))
                || narrows(last.move().to());
    }

    private boolean cuts(Attack attack, Side attacker) {
        return !turn.after().find(attacker, attack).isPresent()
                && turn.move()
                        .to()
                        .isBetween(attack.attacker().point(), attack.target().point());
    }

    private boolean narrows(Point mover) {
        List<Point> now = Attacks.reachOf(mover, turn.after().position());
        return Attacks.reachOf(mover, turn.before().position()).stream()
                .anyMatch(point -> !now.contains(point) && turn.move().to().isBetween(mover, point));
    }
}
