package org.baoqi.app.board;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.baoqi.app.board.FingerExplorer.FingerEvent.Cell;

/**
 * Exploring the board with a finger where no screen reader does it: each point is told as the finger comes upon it,
 * resting upon a piece picks it up, lifting the finger drops it, a second finger cancels. Two fingers that tap together
 * ask for silence, and tapping twice for the last words again.
 *
 * <p>A screen attaches it with {@code Modifier.exploreByFinger}; {@link FingerReader} speaks and buzzes what comes of it.
 */
public final class FingerExplorer {
    /** How long a finger rests before it picks up. */
    static final Duration DWELL = Duration.ofMillis(900);

    private static final Duration TAP = Duration.ofMillis(350);
    private static final Duration DOUBLE_TAP = Duration.ofMillis(400);

    private final Predicate<Cell> canPickUp;
    private State state = State.IDLE;
    private Optional<Cell> at = Optional.empty();
    private Optional<Cell> held = Optional.empty();
    private Duration since = Duration.ZERO;
    private Duration began = Duration.ZERO;
    private Optional<Duration> lastStop = Optional.empty();

    private enum State {
        IDLE,
        /** One finger explores, or holds a piece. */
        ONE,
        /** Two fingers are down, perhaps for a tap. */
        TWO,
        /** Nothing that the fingers do counts until all are lifted. */
        OVER
    }

    /** @param canPickUp whether a piece of the player's stands there that he may move now */
    public FingerExplorer(Predicate<Cell> canPickUp) {
        this.canPickUp = canPickUp;
    }

    /** The first finger has come down; nowhere is off the board. Times are any counter's, as long as it is the same. */
    public List<FingerEvent> down(Optional<Cell> where, Duration now) {
        state = State.ONE;
        began = now;
        at = Optional.empty();
        held = Optional.empty();
        return where.isPresent() ? enter(where, now) : List.of();
    }

    /** The only finger is here now. */
    public List<FingerEvent> move(Optional<Cell> where, Duration now) {
        return state == State.ONE && !where.equals(at) ? enter(where, now) : List.of();
    }

    /** Another finger has come down. */
    public List<FingerEvent> second(Duration now) {
        boolean isTogether = state == State.ONE && isTap(began, now);
        state = isTogether ? State.TWO : State.OVER;
        since = now;
        return cancelled();
    }

    /** The last finger was lifted. */
    public List<FingerEvent> up(Duration now) {
        State last = state;
        state = State.IDLE;
        if (last == State.TWO) return isTap(since, now) ? tapped(now) : List.of();
        return last == State.ONE && held.isPresent() ? drop() : List.of();
    }

    /** The fingers were taken away from us: another gesture, a call. */
    public List<FingerEvent> interrupted() {
        state = State.IDLE;
        return cancelled();
    }

    /** Time has passed, and the finger has stayed. */
    public List<FingerEvent> rest(Duration now) {
        if (!untilDwell(now).filter(Duration.ZERO::equals).isPresent()) return List.of();
        held = at;
        return List.of(new FingerEvent.PickedUp(held.get()));
    }

    /** How long the finger has still to rest before it picks up, if there is anything to pick up. */
    public Optional<Duration> untilDwell(Duration now) {
        boolean canRest =
                state == State.ONE && !held.isPresent() && at.filter(canPickUp).isPresent();
        if (!canRest) return Optional.empty();
        Duration left = since.plus(DWELL).minus(now);
        return Optional.of(left.isNegative() ? Duration.ZERO : left);
    }

    /** Whether the finger does more than tap: what lies below must not take it for one. */
    public boolean isMoreThanTap() {
        return held.isPresent() || state == State.TWO || state == State.OVER;
    }

    private static boolean isTap(Duration from, Duration to) {
        return to.minus(from).compareTo(TAP) <= 0;
    }

    private List<FingerEvent> enter(Optional<Cell> where, Duration now) {
        at = where;
        since = now;
        return List.of(where.<FingerEvent>map(FingerEvent.Entered::new).orElseGet(FingerEvent.Left::new));
    }

    private List<FingerEvent> drop() {
        boolean isElsewhere = at.isPresent() && !at.equals(held);
        return isElsewhere ? List.of(new FingerEvent.Dropped(held.get(), at.get())) : cancelled();
    }

    private List<FingerEvent> cancelled() {
        boolean wasHolding = held.isPresent();
        held = Optional.empty();
        return wasHolding ? List.of(new FingerEvent.Cancelled()) : List.of();
    }

    /** Silence comes at once: nobody waits for a second tap that may not come. */
    private List<FingerEvent> tapped(Duration now) {
        boolean isSecond = lastStop.filter(stop -> now.minus(stop).compareTo(DOUBLE_TAP) <= 0)
                .isPresent();
        lastStop = isSecond ? Optional.empty() : Optional.of(now);
        return List.of(isSecond ? new FingerEvent.Repeat() : new FingerEvent.Stop());
    }

    /** One thing that a finger on the board has done. */
    public sealed interface FingerEvent {
        /**
         * A place on the drawn board.
         *
         * @param column from the screen's left, from 0
         * @param row from the screen's top, from 0
         */
        record Cell(int column, int row) {}

        /** The finger has come upon this point. */
        record Entered(Cell cell) implements FingerEvent {}

        /** The finger has left the board. */
        record Left() implements FingerEvent {}

        /** The finger has rested upon a piece: it is lifted. */
        record PickedUp(Cell cell) implements FingerEvent {}

        /** The finger that holds a piece was lifted here. */
        record Dropped(Cell from, Cell to) implements FingerEvent {}

        /** A held piece stays where it was: a second finger came, or it was let go off the board or at its place. */
        record Cancelled() implements FingerEvent {}

        /** Two fingers tapped: silence. */
        record Stop() implements FingerEvent {}

        /** Two fingers tapped twice: once more. */
        record Repeat() implements FingerEvent {}
    }
}
