package org.baoqi.rules.clock;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * 鐘面: one player's half of the clock between two turns.
 *
 * @param stage the stage he is in, from 0
 * @param moves the moves he has made in this stage
 * @param left what he has left; less than nothing if a referee took more than there was
 */
record Face(TimeControl control, int stage, int moves, Duration left) {

    static Face of(TimeControl control) {
        return new Face(control, 0, 0, control.base());
    }

    Face add(Duration time) {
        return new Face(control, stage, moves, left.plus(time));
    }

    /** The same face after so much thought in one turn. */
    Face after(Duration spent) {
        Duration charged = Durations.notNegative(spent.minus(now().bonus().free()));
        Face face = add(charged.negated());
        while (face.isOut() && control.flowsOn(face.stage)) face = face.enter(face.left);
        return face;
    }

    boolean isOut() {
        return !Durations.isPositive(left);
    }

    /** How long one turn may last. */
    Duration limit() {
        Duration limit = left.plus(now().bonus().free());
        for (int i = stage; control.flowsOn(i); i++)
            limit = limit.plus(control.stage(i + 1).time());
        return limit;
    }

    /** After how much thought in one turn the face comes down to {@code mark}; once for each stage that starts above it. */
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

    /** What a turn gives the opponent. */
    Duration gift(Duration spent) {
        return now().bonus().given(spent);
    }

    private Face enter(Duration carried) {
        return new Face(
                control, stage + 1, 0, carried.plus(control.stage(stage + 1).time()));
    }

    private Stage now() {
        return control.stage(stage);
    }
}
