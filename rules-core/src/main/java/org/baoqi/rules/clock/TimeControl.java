package org.baoqi.rules.clock;

import java.time.Duration;
import java.util.List;

/**
 * 用時: one player's time for a game. The last stage, if it asks for moves, comes again and again; an earlier stage that
 * asks for none ends when its time is over (讀秒).
 */
public record TimeControl(List<Stage> stages) {
    /** 不計時: more than anybody can spend. */
    public static final TimeControl UNTIMED = of(Duration.ofDays(36_500), Bonus.NONE);

    public TimeControl {
        stages = List.copyOf(stages);
        if (stages.isEmpty()) throw new IllegalArgumentException("no stage");
    }

    public static TimeControl of(Stage... stages) {
        return new TimeControl(List.of(stages));
    }

    public static TimeControl of(Duration time, Bonus bonus) {
        return of(Stage.open(time, bonus));
    }

    public boolean isTimed() {
        return !equals(UNTIMED);
    }

    /** Whether a face that shows so much is not timed: no control that can be written gives so long. */
    public static boolean isEndless(Duration left) {
        return left.compareTo(UNTIMED.base().dividedBy(2)) > 0;
    }

    /** The time on the clock before the first move. */
    public Duration base() {
        return stages.get(0).time();
    }

    Stage stage(int index) {
        return stages.get(Math.min(index, stages.size() - 1));
    }

    /** Whether a stage gives way to the next when its time is over. */
    boolean flowsOn(int index) {
        return index < stages.size() - 1 && !stages.get(index).moves().isPresent();
    }
}
