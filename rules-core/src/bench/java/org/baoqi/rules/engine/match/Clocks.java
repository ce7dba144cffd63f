package org.baoqi.rules.engine.match;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import org.baoqi.rules.Side;

/** What the players of a game have left, and whether one has taken too long. */
final class Clocks {
    /** What a move may take longer than its time: the machine may be busy with others. A clock for the game has none. */
    private static final Duration GRACE = Duration.ofSeconds(1);

    private static final Duration UNLIMITED = Duration.ofDays(1);

    private final Map<Side, Pace> paces;
    private final Map<Side, Duration> left = new EnumMap<>(Side.class);

    Clocks(Pace red, Pace black) {
        paces = Map.of(Side.RED, red, Side.BLACK, black);
        paces.forEach((side, pace) -> left.put(side, beginning(pace)));
    }

    private static Duration beginning(Pace pace) {
        return switch (pace.kind()) {
            case CLOCK -> pace.time();
            case MOVETIME -> pace.time().plus(GRACE);
            default -> UNLIMITED;
        };
    }

    /** What a side has left for the game, or for its next move. */
    Duration of(Side side) {
        return left.get(side);
    }

    void spend(Side side, Duration taken) {
        Duration rest = left.get(side).minus(taken);
        left.put(side, rest.isNegative() ? rest : renewed(side, rest));
    }

    private Duration renewed(Side side, Duration rest) {
        Pace pace = paces.get(side);
        return pace.kind() == Pace.Kind.CLOCK ? rest.plus(pace.increment()) : beginning(pace);
    }

    boolean hasFallen(Side side) {
        return left.get(side).isNegative();
    }
}
