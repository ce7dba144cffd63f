package org.baoqi.rules.book.repetition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Attacks;

/** Gives one move of a cycle its class. */
record Classer(Turn turn, Optional<Turn> previous, List<Attack> chases, List<Attack> chasesToAnswer) {

    ClassedMove classed() {
        List<Attack> attacks = new ArrayList<>(chases);
        for (Attack attack : turn.newAttacks()) if (!attack.isChase()) attacks.add(attack);
        return ClassedMove.attacking(turn.move(), turn.man(), kind(), attacks, reliefs());
    }

    private MoveClass kind() {
        if (turn.isCheck()) return MoveClass.CHECK;
        if (!chases.isEmpty()) return MoveClass.CHASE;
        if (turn.newAttacks().stream().anyMatch(this::isExchange)) return MoveClass.EXCHANGE;
        if (isOffer()) return MoveClass.OFFER;
        return isBlock() ? MoveClass.BLOCK : MoveClass.IDLE;
    }

    private boolean isBlock() {
        return previous.filter(last -> new Block(turn, last).standsInTheWay()).isPresent();
    }

    private boolean isExchange(Attack attack) {
        Move takenBack = new Move(attack.target().point(), attack.attacker().point());
        return attack.standing() == Standing.MUTUAL
                && Attacks.isRooted(turn.after().position(), takenBack);
    }

    private boolean isOffer() {
        return turn.after().attacksBy(opponent()).stream()
                .filter(attack -> attack.target().isSameAs(turn.man()))
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
}
