package org.baoqi.rules.repetition;

import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Attacks;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;

/** 攔: whether a piece came to stand between an enemy piece and something it could have taken, or checked from. */
record Block(Turn turn) {

    boolean standsInTheWay() {
        Side opponent = turn.side().opposite();
        return turn.before().attacksBy(opponent).stream().anyMatch(this::isCut) || cutsCheck(opponent);
    }

    private boolean isCut(Attack attack) {
        Optional<Attack> now = turn.after().find(turn.side().opposite(), attack);
        return now.isEmpty()
                && isBetween(attack.attacker().point(), attack.target().point());
    }

    private boolean cutsCheck(Side opponent) {
        List<Move> now = Attacks.checksBy(opponent, turn.after().position());
        return Attacks.checksBy(opponent, turn.before().position()).stream()
                .anyMatch(check -> !now.contains(check) && isBetween(check.from(), check.to()));
    }

    private boolean isBetween(Point a, Point b) {
        Point to = turn.move().to();
        boolean inFile = a.file() == b.file() && to.file() == a.file();
        boolean inRank = a.rank() == b.rank() && to.rank() == a.rank();
        return inFile && isWithin(to.rank(), a.rank(), b.rank()) || inRank && isWithin(to.file(), a.file(), b.file());
    }

    private static boolean isWithin(int value, int end, int otherEnd) {
        return value > Math.min(end, otherEnd) && value < Math.max(end, otherEnd);
    }
}
