package org.baoqi.rules.book.repetition;

import java.util.List;
import org.baoqi.rules.Point;
import org.baoqi.rules.board.Attacks;

/** 攔: whether a piece came to stand in the way of an attack, or of the enemy piece that has just moved. */
record Block(Turn turn, Turn previous) {

    boolean standsInTheWay() {
        return turn.before().attacksBy(previous.side()).stream().anyMatch(this::isCut) || narrowsLastMover();
    }

    private boolean isCut(Attack attack) {
        return !turn.after().find(previous.side(), attack).isPresent()
                && isBetween(attack.attacker().point(), attack.target().point());
    }

    private boolean narrowsLastMover() {
        Point mover = previous.move().to();
        List<Point> now = Attacks.reachOf(mover, turn.after().position());
        return Attacks.reachOf(mover, turn.before().position()).stream()
                .anyMatch(point -> !now.contains(point) && isBetween(mover, point));
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
