package org.baoqi.speech.review;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.rules.record.GameRecord;

/** What is known of the places of a game besides its moves. The analysis and the clocks know the game itself only. */
final class Opinions {
    private final List<Optional<Duration>> spent;
    private final Optional<Evaluator> evaluator;
    private Analysis analysis;

    Opinions(GameRecord game, Optional<Evaluator> evaluator) {
        this.spent = SpentTimes.of(game);
        this.evaluator = evaluator;
        this.analysis = Analysis.begin(game);
    }

    Analysis analysis() {
        return analysis;
    }

    void note(Analysis found) {
        analysis = found;
    }

    /** How long the move took that led to a place. */
    Optional<Duration> time(Review there) {
        return lastPly(there).filter(ply -> ply < spent.size()).flatMap(spent::get);
    }

    /** Whether the move that led to a place was a mistake. */
    Optional<Mistake> mistake(Review there) {
        return lastPly(there).flatMap(analysis::mistake);
    }

    Optional<Move> better(Review there) {
        return lastPly(there).flatMap(analysis::better);
    }

    private static Optional<Integer> lastPly(Review there) {
        boolean known = !there.place().isInVariation() && there.place().ply() > 0;
        return known ? Optional.of(there.place().ply() - 1) : Optional.empty();
    }

    /** What the analysis says of a place, else what the engine says now. */
    Optional<Assessment> assessment(Review there) {
        Optional<Assessment> known = there.place().isInVariation()
                ? Optional.empty()
                : analysis.after(there.place().ply());
        return known.isPresent() ? known : evaluator.map(engine -> engine.evaluate(there.game()));
    }
}
