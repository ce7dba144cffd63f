package org.baoqi.speech.review;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.clock.TimeControl.Bonus;
import org.baoqi.rules.clock.TimeControlText;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.RecordedMove;

/**
 * The engine's opinions of the places of a game, and the time that its moves took. The analysis and the clocks know the
 * game itself only; about other places the engine was asked.
 */
final class Opinions {
    private final List<Optional<Duration>> spent;
    private final Map<List<Move>, Assessment> asked = new HashMap<>();
    private Analysis analysis;

    Opinions(GameRecord game) {
        this.spent = spent(game);
        this.analysis = Analysis.begin(game);
    }

    Analysis analysis() {
        return analysis;
    }

    void note(Analysis found) {
        analysis = found;
    }

    /** Keeps the engine's opinion of the position after some moves. */
    void note(List<Move> played, Assessment found) {
        asked.put(List.copyOf(played), found);
    }

    /** How long the move took that led to a place. */
    Optional<Duration> time(Review there) {
        int ply = there.place().ply() - 1;
        boolean known = !there.place().isInVariation() && ply >= 0 && ply < spent.size();
        return known ? spent.get(ply) : Optional.empty();
    }

    /** The opinion of the position after some moves. */
    Optional<Assessment> after(List<Move> played) {
        Optional<Assessment> analysed = analysis.after(played);
        return analysed.isPresent() ? analysed : Optional.ofNullable(asked.get(played));
    }

    /** Whether the move that led to a place was a mistake, where both positions are known. */
    Optional<Mistake> mistake(Review there) {
        Optional<Assessment> after = after(there.moves());
        return beforeMove(there).flatMap(before -> after.flatMap(now -> Mistake.of(before, lastMove(there), now)));
    }

    /** The move that should have been played in place of the one that led to a place. */
    Optional<Move> better(Review there) {
        return beforeMove(there).flatMap(Assessment::best).filter(best -> !best.equals(lastMove(there)));
    }

    private Optional<Assessment> beforeMove(Review there) {
        return before(there).flatMap(this::after);
    }

    private static Move lastMove(Review there) {
        return there.last().map(RecordedMove::move).orElseThrow(IllegalStateException::new);
    }

    /** The moves before the one that led to a place. */
    static Optional<List<Move>> before(Review there) {
        List<Move> moves = there.moves();
        return there.last().map(last -> moves.subList(0, moves.size() - 1));
    }

    /** 每著用時: how long each move of a game took, as far as the clocks in its record tell. */
    private static List<Optional<Duration>> spent(GameRecord record) {
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
        return bonus.type() == Bonus.Type.INCREMENT ? bonus.amount() : Duration.ZERO;
    }

    /** Nothing where a new stage has put time on the clock. */
    private static Optional<Duration> between(Optional<Duration> before, Optional<Duration> after, Duration added) {
        return before.flatMap(b -> after.map(a -> b.plus(added).minus(a))).filter(time -> !time.isNegative());
    }
}
