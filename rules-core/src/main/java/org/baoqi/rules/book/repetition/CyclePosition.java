package org.baoqi.rules.book.repetition;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Attacks;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.book.repetition.ClassedMove.Attack;
import org.baoqi.rules.book.repetition.Cycle.TrackedPiece;

/** One position of a cycle, in which every piece is known by where it stood when the cycle began. */
final class CyclePosition {
    private final Position position;
    private final Map<Point, Point> origins;
    private final ChaseRule rule;
    private final Map<Side, List<Attack>> attacks = new EnumMap<>(Side.class);

    private CyclePosition(Position position, Map<Point, Point> origins, ChaseRule rule) {
        this.position = position;
        this.origins = origins;
        this.rule = rule;
    }

    static CyclePosition first(Position position, ChaseRule rule) {
        Map<Point, Point> origins = new HashMap<>();
        for (Point point : position.pieces().keySet()) origins.put(point, point);
        return new CyclePosition(position, origins, rule);
    }

    CyclePosition after(Move move, Position next) {
        Map<Point, Point> moved = new HashMap<>(origins);
        moved.put(move.to(), moved.remove(move.from()));
        return new CyclePosition(next, moved, rule);
    }

    /** The position before the move that led here. */
    CyclePosition before(Move move, Position previous) {
        Map<Point, Point> unmoved = new HashMap<>(origins);
        unmoved.put(move.from(), unmoved.remove(move.to()));
        return new CyclePosition(previous, unmoved, rule);
    }

    Position position() {
        return position;
    }

    TrackedPiece trackedAt(Point point) {
        return new TrackedPiece(position.pieceAt(point).get(), point, origins.get(point));
    }

    List<Attack> attacksBy(Side side) {
        return attacks.computeIfAbsent(side, this::findAttacks);
    }

    /** The same attack as it stands in this position, if it does. */
    Optional<Attack> find(Side side, Attack sought) {
        return attacksBy(side).stream()
                .filter(attack -> attack.isBetweenSamePiecesAs(sought))
                .findFirst();
    }

    private List<Attack> findAttacks(Side side) {
        return Attacks.by(side, position).stream().map(this::attack).collect(Collectors.toList());
    }

    private Attack attack(Move capture) {
        return new Attack(trackedAt(capture.from()), trackedAt(capture.to()), rule.standing(position, capture));
    }
}
