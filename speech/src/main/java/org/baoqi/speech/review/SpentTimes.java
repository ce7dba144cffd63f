package org.baoqi.speech.review;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.clock.TimeControl.Bonus;
import org.baoqi.rules.clock.TimeControlText;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.RecordedMove;

/** 每著用時: how long each move of a game took, as far as the clocks in its record tell. */
final class SpentTimes {
    private SpentTimes() {}

    static List<Optional<Duration>> of(GameRecord record) {
        Optional<BothSides<TimeControl>> control = control(record);
        BothSides<Optional<Duration>> clocks =
                BothSides.of(side -> control.map(both -> both.get(side).base()));
        List<Optional<Duration>> spent = new ArrayList<>();
        Side side = record.start().sideToMove();
        for (RecordedMove move : record.line().moves()) {
            Side mover = side;
            Duration added = control.map(both -> increment(both.get(mover))).orElse(Duration.ZERO);
            spent.add(between(clocks.get(mover), move.clock(), added));
            clocks = clocks.with(mover, move.clock());
            side = side.opposite();
        }
        return spent;
    }

    private static Optional<BothSides<TimeControl>> control(GameRecord record) {
        return record.tag("TimeControl")
                .map(TimeControlText::read)
                .filter(reading -> reading instanceof TimeControlText.Reading.Read)
                .map(reading -> ((TimeControlText.Reading.Read) reading).controls());
    }

    private static Duration increment(TimeControl control) {
        Bonus bonus = control.stages().get(0).bonus();
        return bonus.kind() == Bonus.Kind.INCREMENT ? bonus.amount() : Duration.ZERO;
    }

    /** Nothing where a new stage has put time on the clock. */
    private static Optional<Duration> between(Optional<Duration> before, Optional<Duration> after, Duration added) {
        return before.flatMap(b -> after.map(a -> b.plus(added).minus(a))).filter(time -> !time.isNegative());
    }
}
