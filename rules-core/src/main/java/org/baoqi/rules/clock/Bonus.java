package org.baoqi.rules.clock;

import java.time.Duration;

/**
 * What a press of the clock does to the time besides stopping it. Rule: XQEF 附表三 2.
 *
 * @param amount zero for the kinds that need none
 */
public record Bonus(Kind kind, Duration amount) {
    public static final Bonus NONE = new Bonus(Kind.NONE, Duration.ZERO);
    public static final Bonus HOURGLASS = new Bonus(Kind.HOURGLASS, Duration.ZERO);

    public Bonus {
        boolean needed = kind == Kind.INCREMENT || kind == Kind.BRONSTEIN || kind == Kind.DELAY;
        if (needed != Durations.isPositive(amount)) throw new IllegalArgumentException(kind + " of " + amount);
    }

    public enum Kind {
        /** 包幹: nothing comes back. */
        NONE,
        /** 加秒: every move adds the amount. */
        INCREMENT,
        /** Every move gives back what it took, at most the amount. */
        BRONSTEIN,
        /** 延時: every move is free of charge until the amount is over. */
        DELAY,
        /** 沙漏: what a move took goes to the opponent. */
        HOURGLASS
    }

    public static Bonus increment(Duration amount) {
        return new Bonus(Kind.INCREMENT, amount);
    }

    public static Bonus bronstein(Duration amount) {
        return new Bonus(Kind.BRONSTEIN, amount);
    }

    public static Bonus delay(Duration amount) {
        return new Bonus(Kind.DELAY, amount);
    }

    /** How long a player may think before his own time runs. */
    Duration free() {
        return kind == Kind.DELAY ? amount : Duration.ZERO;
    }

    /** What the press gives back to the player who moved. */
    Duration back(Duration spent) {
        return switch (kind) {
            case INCREMENT -> amount;
            case BRONSTEIN -> Durations.shorter(spent, amount);
            case NONE, DELAY, HOURGLASS -> Duration.ZERO;
        };
    }

    /** What the press gives to the opponent. */
    Duration given(Duration spent) {
        return kind == Kind.HOURGLASS ? spent : Duration.ZERO;
    }
}
