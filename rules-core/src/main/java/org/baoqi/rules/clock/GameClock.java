package org.baoqi.rules.clock;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.rules.clock.TimeControl.Period;

/**
 * 棋鐘: two faces, of which at most one runs. A clock never changes: each press, pause or adjustment gives a new one.
 *
 * <p>Spans are exact sums of a monotonic source's nanoseconds, so nothing drifts. The time of a turn is taken from a face
 * only when the turn ends; until then it is counted in {@code spent}. A flag that has fallen stops the clock, and it
 * cannot {@link #resume} unless a referee's {@link #adjust} gives time.
 */
public final class GameClock {
    private final BothSides<Face> faces;
    /** Whose turn it is; nobody's before the start. */
    private final Optional<Side> turn;
    /** The time that this turn has taken up to {@link #since}, or up to the pause. */
    private final Duration spent;
    /** Since when the face runs; empty while the clock stands. */
    private final Optional<Moment> since;

    private GameClock(BothSides<Face> faces, Optional<Side> turn, Duration spent, Optional<Moment> since) {
        this.faces = faces;
        this.turn = turn;
        this.spent = spent;
        this.since = since;
    }

    /** A clock that stands, set for a game. */
    public static GameClock set(BothSides<TimeControl> controls) {
        return new GameClock(controls.map(Face::of), Optional.empty(), Duration.ZERO, Optional.empty());
    }

    /** Sets the face of {@code first} going. At the board Black presses for Red's first move (XQEF 95(3)). */
    public GameClock start(Side first, Moment now) {
        if (turn.isPresent()) throw new IllegalStateException("already started");
        return new GameClock(faces, Optional.of(first), Duration.ZERO, Optional.of(now));
    }

    /** Ends the turn of {@code side}. Where its face does not run the lever is down already, and nothing happens. */
    public GameClock press(Side side, Moment now) {
        if (!running().equals(Optional.of(side))) return this;
        GameClock stopped = tick(now);
        if (!stopped.since.isPresent()) return stopped;
        Duration gift = faces.get(side).gift(stopped.spent);
        BothSides<Face> pressed =
                faces.change(side, face -> face.press(stopped.spent)).change(side.opposite(), face -> face.add(gift));
        return new GameClock(pressed, Optional.of(side.opposite()), Duration.ZERO, Optional.of(now));
    }

    /**
     * Gives the turn to {@code side} without a press, as when a move is taken back: the time of this turn is spent, and nobody
     * is given any for it. A clock that stands goes on standing.
     */
    public GameClock turnTo(Side side, Moment now) {
        if (!turn.isPresent() || isTurnOf(side)) return this;
        GameClock ticked = tick(now);
        BothSides<Face> charged = faces.change(turn.get(), face -> face.after(ticked.spent));
        return new GameClock(charged, Optional.of(side), Duration.ZERO, ticked.since);
    }

    /**
     * Puts the time up to now beyond the reach of a source that steps back, and stops the clock if a flag has fallen.
     * Asking it often changes nothing else.
     */
    public GameClock tick(Moment now) {
        if (!since.isPresent()) return this;
        boolean out = !flagged(now).isEmpty();
        return new GameClock(faces, turn, spent(now), out ? Optional.empty() : Optional.of(now));
    }

    /** Stops the face that runs, within its turn. */
    public GameClock pause(Moment now) {
        return new GameClock(faces, turn, spent(now), Optional.empty());
    }

    /** Sets the face going that was paused, unless a flag has fallen. */
    public GameClock resume(Moment now) {
        boolean stays = !turn.isPresent() || since.isPresent() || !flagged(now).isEmpty();
        return stays ? this : new GameClock(faces, turn, spent, Optional.of(now));
    }

    /** A referee gives a side time or, with a negative amount, takes it. What he takes may make the flag fall. */
    public GameClock adjust(Side side, Duration amount, Moment now) {
        GameClock ticked = tick(now);
        return new GameClock(faces.change(side, face -> face.add(amount)), turn, ticked.spent, ticked.since).tick(now);
    }

    /** The time a side has left, never less than nothing. */
    public Duration remaining(Side side, Moment now) {
        return notNegative(face(side, now).left());
    }

    /** The moves a side has yet to make before more time comes; empty where no number is asked for. */
    public Optional<Integer> movesToGo(Side side) {
        Face face = faces.get(side);
        Period stage = face.control().stage(face.stage());
        return stage.moves().isPresent() ? Optional.of(stage.moves().getAsInt() - face.moves()) : Optional.empty();
    }

    /** Whose face runs. */
    public Optional<Side> running() {
        return since.isPresent() ? turn : Optional.empty();
    }

    /** The sides whose time is over: both, only if a referee took it. */
    public Set<Side> flagged(Moment now) {
        Set<Side> out = EnumSet.noneOf(Side.class);
        for (Side side : Side.values()) if (face(side, now).isOut()) out.add(side);
        return out;
    }

    /**
     * How long until the running side's flag falls if nobody does anything; empty while the clock stands or is not
     * timed.
     */
    public Optional<Duration> nextFlag(Moment now) {
        return running()
                .filter(side -> faces.get(side).control().isTimed())
                .map(side -> notNegative(faces.get(side).limit().minus(spent(now))));
    }

    /**
     * The moments after {@code from} at which the running face comes down to {@code left} if nobody does anything: several
     * where a stage flows into the next, none while the clock stands.
     */
    public List<Moment> comesDownTo(Duration left, Moment from) {
        List<Moment> moments = new ArrayList<>();
        running().ifPresent(side -> faces.get(side).spentAt(left).forEach(at -> moments.add(afterSpending(at))));
        moments.removeIf(moment -> !TimeControl.isPositive(moment.since(from)));
        return moments;
    }

    /** The moment of this turn at which so much is spent. */
    private Moment afterSpending(Duration time) {
        return since.get().plus(time.minus(spent));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof GameClock that
                && faces.equals(that.faces)
                && turn.equals(that.turn)
                && spent.equals(that.spent)
                && since.equals(that.since);
    }

    @Override
    public int hashCode() {
        return Objects.hash(faces, turn, spent, since);
    }

    private Face face(Side side, Moment now) {
        return faces.get(side).after(isTurnOf(side) ? spent(now) : Duration.ZERO);
    }

    private static Duration notNegative(Duration duration) {
        return duration.isNegative() ? Duration.ZERO : duration;
    }

    private boolean isTurnOf(Side side) {
        return turn.equals(Optional.of(side));
    }

    private Duration spent(Moment now) {
        return since.map(start -> spent.plus(now.since(start))).orElse(spent);
    }

    /**
     * 鐘面: one player's half of the clock between two turns.
     *
     * @param stage the stage he is in, from 0
     * @param moves the moves he has made in this stage
     * @param left what he has left; less than nothing if a referee took more than there was
     */
    private record Face(TimeControl control, int stage, int moves, Duration left) {

        static Face of(TimeControl control) {
            return new Face(control, 0, 0, control.base());
        }

        Face add(Duration time) {
            return new Face(control, stage, moves, left.plus(time));
        }

        /** The same face after so much thought in one turn. */
        Face after(Duration spent) {
            Duration charged = notNegative(spent.minus(now().bonus().free()));
            Face face = add(charged.negated());
            while (face.isOut() && control.flowsOn(face.stage)) face = face.enter(face.left);
            return face;
        }

        boolean isOut() {
            return !TimeControl.isPositive(left);
        }

        /** How long one turn may last. */
        Duration limit() {
            Duration limit = left.plus(now().bonus().free());
            for (int i = stage; control.flowsOn(i); i++)
                limit = limit.plus(control.stage(i + 1).time());
            return limit;
        }

        /**
         * After how much thought in one turn the face comes down to {@code mark}; once for each stage that starts above
         * it.
         */
        List<Duration> spentAt(Duration mark) {
            List<Duration> found = new ArrayList<>();
            Duration start = left;
            Duration end = left.plus(now().bonus().free());
            for (int i = stage; ; i++) {
                if (start.compareTo(mark) > 0) found.add(end.minus(mark));
                if (!control.flowsOn(i)) return found;
                start = control.stage(i + 1).time();
                end = end.plus(start);
            }
        }

        /** The face after a turn that took {@code spent} and ended with a move. */
        Face press(Duration spent) {
            Face face = after(spent);
            Face moved = new Face(
                    control,
                    face.stage,
                    face.moves + 1,
                    face.left.plus(face.now().bonus().back(spent)));
            return moved.now().endsAfter(moved.moves)
                    ? moved.enter(moved.now().carries() ? moved.left : Duration.ZERO)
                    : moved;
        }

        /** The time that a turn gives the opponent. */
        Duration gift(Duration spent) {
            return now().bonus().given(spent);
        }

        private Face enter(Duration carried) {
            return new Face(
                    control, stage + 1, 0, carried.plus(control.stage(stage + 1).time()));
        }

        private Period now() {
            return control.stage(stage);
        }
    }
}
