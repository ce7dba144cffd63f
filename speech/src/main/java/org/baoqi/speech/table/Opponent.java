package org.baoqi.speech.table;

import java.io.Closeable;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import org.baoqi.rules.Move;
import org.baoqi.speech.match.MatchState;

/** A machine that plays one side and advises the other in practice. */
public interface Opponent extends Closeable {

    /** Nobody: for a table at which no machine sits. */
    Opponent NONE = new Opponent() {
        @Override
        public void think(MatchState state, Duration left, Consumer<Move> answer) {
            throw new IllegalStateException("no machine sits here");
        }

        @Override
        public Advice advise(MatchState state) {
            throw new IllegalStateException("no machine sits here");
        }

        @Override
        public boolean agreesToDraw(MatchState state) {
            return false;
        }

        @Override
        public void close() {
            // Nothing to give back.
        }
    };

    /** Begins to think of a move in a match where it is to move; it gives its answer once, on any thread. */
    void think(MatchState state, Duration left, Consumer<Move> answer);

    /** Has it give up the move that it thinks of. Its answer may come all the same, and is not waited for. */
    default void stop() {}

    /** The move that it would play for the side to move, and its opinion of that side's position. */
    Advice advise(MatchState state);

    /** Whether it agrees to the draw that the other side offers. */
    boolean agreesToDraw(MatchState state);

    @Override
    void close();

    /**
     * @param score in hundredths of a pawn, for the side to move
     * @param mate moves to a mate, for the side to move or, below zero, against it; 0 if none is seen
     */
    record Advice(Optional<Move> move, int score, int mate) {
        Advice withoutMove() {
            return new Advice(Optional.empty(), score, mate);
        }
    }
}
