package org.baoqi.speech.review;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.RecordedMove;

/**
 * What is known of the places of a game besides its moves. The analysis and the clocks know the game itself only; about
 * other places the engine was asked.
 */
final class Opinions {
    private final List<Optional<Duration>> spent;
    private final Map<List<Move>, Assessment> asked = new HashMap<>();
    private Analysis analysis;

    Opinions(GameRecord game) {
        this.spent = SpentTimes.of(game);
        this.analysis = Analysis.begin(game);
    }

    Analysis analysis() {
        return analysis;
    }

    void note(Analysis found) {
        analysis = found;
    }

    /** What the engine said of the position after some moves. */
    void note(List<Move> played, Assessment found) {
        asked.put(List.copyOf(played), found);
    }

    /** How long the move took that led to a place. */
    Optional<Duration> time(Review there) {
        int ply = there.place().ply() - 1;
        boolean known = !there.place().isInVariation() && ply >= 0 && ply < spent.size();
        return known ? spent.get(ply) : Optional.empty();
    }

    /** What is thought of the position after some moves. */
    Optional<Assessment> after(List<Move> played) {
        Optional<Assessment> analysed = analysis.after(played);
        return analysed.isPresent() ? analysed : Optional.ofNullable(asked.get(played));
    }

    /** Whether the move that led to a place was a mistake, where both positions are known. */
    Optional<Mistake> mistake(Review there) {
        Optional<Assessment> after = after(there.moves());
        return beforeMove(there).flatMap(before -> after.flatMap(now -> Mistake.of(before, lastMove(there), now)));
    }

    /** What should have been played in place of the move that led to a place. */
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
}
