package org.baoqi.rules.clock;

import java.time.Duration;
import java.util.OptionalInt;

/**
 * 分段: a stretch of the game with time of its own. Rule: XQEF 附表三 1.
 *
 * @param moves the moves that end the stage, or none: then it lasts until its time is over
 * @param carries whether time left at the end goes into the next stage
 */
public record Stage(OptionalInt moves, Duration time, Bonus bonus, boolean carries) {
    public Stage {
        if (moves.isPresent() && moves.getAsInt() < 1) throw new IllegalArgumentException("moves: " + moves);
        if (!Durations.isPositive(time)) throw new IllegalArgumentException("time: " + time);
    }

    /** 包幹: all the moves that the game takes. */
    public static Stage open(Duration time, Bonus bonus) {
        return new Stage(OptionalInt.empty(), time, bonus, true);
    }

    /** 限時限著: so many moves in the time. */
    public static Stage of(int moves, Duration time, Bonus bonus) {
        return new Stage(OptionalInt.of(moves), time, bonus, true);
    }

    /** 每着限時: each move has the time anew, and what is left of it is lost. */
    public static Stage perMove(Duration time) {
        return new Stage(OptionalInt.of(1), time, Bonus.NONE, false);
    }

    boolean endsAfter(int made) {
        return moves.isPresent() && made >= moves.getAsInt();
    }
}
