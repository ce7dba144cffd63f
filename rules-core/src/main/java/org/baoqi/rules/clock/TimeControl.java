package org.baoqi.rules.clock;

import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;

/**
 * 用時: one player's time for a game. The last stage, if it asks for moves, comes again and again; an earlier stage that
 * asks for none ends when its time is over (讀秒).
 */
public record TimeControl(List<Period> stages) {
    /** 不計時: more than anybody can spend. */
    public static final TimeControl UNTIMED = of(Duration.ofDays(36_500), Bonus.NONE);

    public TimeControl {
        stages = List.copyOf(stages);
        if (stages.isEmpty()) throw new IllegalArgumentException("no stage");
    }

    public static TimeControl of(Period... stages) {
        return new TimeControl(List.of(stages));
    }

    public static TimeControl of(Duration time, Bonus bonus) {
        return of(Period.open(time, bonus));
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

    static boolean isPositive(Duration duration) {
        return duration.compareTo(Duration.ZERO) > 0;
    }

    Period stage(int index) {
        return stages.get(Math.min(index, stages.size() - 1));
    }

    /** Whether a stage gives way to the next when its time is over. */
    boolean flowsOn(int index) {
        return index < stages.size() - 1 && !stages.get(index).moves().isPresent();
    }

    /**
     * 分段: a stretch of the game with time of its own. Rule: XQEF 附表三 1.
     *
     * @param moves the moves that end the stage, or none: then it lasts until its time is over
     * @param carries whether time left at the end goes into the next stage
     */
    public record Period(OptionalInt moves, Duration time, Bonus bonus, boolean carries) {
        public Period {
            if (moves.isPresent() && moves.getAsInt() < 1) throw new IllegalArgumentException("moves: " + moves);
            if (!isPositive(time)) throw new IllegalArgumentException("time: " + time);
        }

        /** 包幹: all the moves that the game takes. */
        public static Period open(Duration time, Bonus bonus) {
            return new Period(OptionalInt.empty(), time, bonus, true);
        }

        /** 限時限著: so many moves in the time. */
        public static Period of(int moves, Duration time, Bonus bonus) {
            return new Period(OptionalInt.of(moves), time, bonus, true);
        }

        /** 每着限時: each move has the time anew, and what is left of it is lost. */
        public static Period perMove(Duration time) {
            return new Period(OptionalInt.of(1), time, Bonus.NONE, false);
        }

        boolean endsAfter(int made) {
            return moves.isPresent() && made >= moves.getAsInt();
        }
    }

    /**
     * How a press of the clock changes the time of the players. Rule: XQEF 附表三 2.
     *
     * @param amount zero for the types that need none
     */
    public record Bonus(Type type, Duration amount) {
        public static final Bonus NONE = new Bonus(Type.NONE, Duration.ZERO);
        public static final Bonus HOURGLASS = new Bonus(Type.HOURGLASS, Duration.ZERO);

        public Bonus {
            boolean needed = type == Type.INCREMENT || type == Type.BRONSTEIN || type == Type.DELAY;
            // Asks nothing of TimeControl, whose constants need those of this record to be there.
            boolean given = !amount.isNegative() && !amount.isZero();
            if (needed != given) throw new IllegalArgumentException(type + " of " + amount);
        }

        public enum Type {
            /** 包幹: nothing comes back. */
            NONE,
            /** 加秒: every move adds the amount. */
            INCREMENT,
            /** Every move gives back what it took, at most the amount. */
            BRONSTEIN,
            /** 延時: every move is free of charge until the amount is over. */
            DELAY,
            /** 沙漏: the time that a move took goes to the opponent. */
            HOURGLASS
        }

        public static Bonus increment(Duration amount) {
            return new Bonus(Type.INCREMENT, amount);
        }

        public static Bonus bronstein(Duration amount) {
            return new Bonus(Type.BRONSTEIN, amount);
        }

        public static Bonus delay(Duration amount) {
            return new Bonus(Type.DELAY, amount);
        }

        /** How long a player may think before his own time runs. */
        Duration free() {
            return type == Type.DELAY ? amount : Duration.ZERO;
        }

        /** The time that a press gives back to the player who moved. */
        Duration back(Duration spent) {
            return switch (type) {
                case INCREMENT -> amount;
                case BRONSTEIN -> spent.compareTo(amount) < 0 ? spent : amount;
                case NONE, DELAY, HOURGLASS -> Duration.ZERO;
            };
        }

        /** The time that a press gives to the opponent. */
        Duration given(Duration spent) {
            return type == Type.HOURGLASS ? spent : Duration.ZERO;
        }
    }
}
