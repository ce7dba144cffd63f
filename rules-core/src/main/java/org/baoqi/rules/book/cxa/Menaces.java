package org.baoqi.rules.book.cxa;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.board.Trial;
import org.baoqi.rules.book.repetition.Man;
import org.baoqi.rules.book.repetition.Threat;

/**
 * The threats of a move as a player would name them: the mate first, and each piece that may be lost once, but not what
 * the mating check might win as well.
 */
record Menaces(Deed deed, Position after, Function<Point, Man> men) {

    List<Threat> threats() {
        List<Threat> threats = new ArrayList<>();
        deed.mate().ifPresent(first -> threats.add(mate(Trial.move(first))));
        Map<Integer, Gain> byTarget = new LinkedHashMap<>();
        for (Gain gain : deed.gains()) if (!beginsMate(gain)) byTarget.merge(gain.target(), gain, Menaces::plainer);
        for (Gain gain : byTarget.values()) threats.add(threat(gain));
        return threats;
    }

    private boolean beginsMate(Gain gain) {
        return deed.mate().isPresent() && deed.mate().getAsInt() == gain.first();
    }

    private Threat mate(Move first) {
        Point king = after.points(new Piece(after.sideToMove(), Kind.KING)).get(0);
        return new Threat(men.apply(first.from()), men.apply(king), Threat.Means.MATE, first);
    }

    private Threat threat(Gain gain) {
        Man attacker = men.apply(Trial.point(gain.attacker()));
        Man target = men.apply(Trial.point(gain.target()));
        return new Threat(attacker, target, means(gain), Trial.move(gain.first()));
    }

    private static Threat.Means means(Gain gain) {
        if (gain.byChecks()) return Threat.Means.BY_CHECKS;
        if (gain.joint()) return Threat.Means.JOINTLY;
        return gain.rooted() ? Threat.Means.BY_EXCHANGE : Threat.Means.FREELY;
    }

    private static Gain plainer(Gain one, Gain other) {
        return means(other).compareTo(means(one)) < 0 ? other : one;
    }
}
