package org.baoqi.rules.record.io;

import java.time.Duration;
import java.util.Optional;

/**
 * How much is read of one file. A reader that has used it up stops as if the file ended there: what was read stays, and
 * {@link GameReader} says which limit was reached. Nothing that people keep comes near it.
 */
public final class ReadingBudget {
    /** The longest file that is read; of a longer one this much. */
    public static final int MOST_BYTES = 8 << 20;

    private static final int MOST_MOVES = 200_000;
    private static final int MOST_TOKENS = 700_000;
    private static final int MOST_GAMES = 20_000;
    /** The clock is looked at once for so many moves or signs. */
    private static final int A_LOOK = 256;

    private static final Duration LONGEST = Duration.ofSeconds(15);

    private final boolean limited;
    private final long begun = System.nanoTime();
    private int moves;
    private int tokens;
    private int games;
    private boolean late;
    private Optional<Limit> reached = Optional.empty();

    /** What there was too much of. */
    public enum Limit {
        BYTES,
        MOVES,
        SIGNS,
        GAMES,
        PROBLEMS,
        TIME
    }

    private ReadingBudget(boolean limited) {
        this.limited = limited;
    }

    /** For a file from elsewhere. */
    static ReadingBudget limited() {
        return new ReadingBudget(true);
    }

    /** For a text of our own, which was written within it. */
    static ReadingBudget unlimited() {
        return new ReadingBudget(false);
    }

    /** The limit at which reading stopped. */
    Optional<Limit> reached() {
        return reached;
    }

    /** Whether no more moves may be read. Where there are too many signs, the moves among those that were read still are. */
    boolean isSpent() {
        return late || limited && moves > MOST_MOVES;
    }

    /** Whether one more move may be read. */
    boolean move() {
        return within(++moves, MOST_MOVES, Limit.MOVES);
    }

    /** Whether one more word, tag or remark may be read. */
    boolean token() {
        return within(++tokens, MOST_TOKENS, Limit.SIGNS);
    }

    /** Whether one more game may be read. */
    boolean game() {
        return within(++games, MOST_GAMES, Limit.GAMES);
    }

    void reach(Limit limit) {
        if (!reached.isPresent()) reached = Optional.of(limit);
    }

    private boolean within(int used, int most, Limit limit) {
        if (!limited) return true;
        if (used > most) reach(limit);
        late |= used % A_LOOK == 0 && System.nanoTime() - begun > LONGEST.toNanos();
        if (late) reach(Limit.TIME);
        return used <= most && !late;
    }
}
