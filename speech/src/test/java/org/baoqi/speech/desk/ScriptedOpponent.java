package org.baoqi.speech.desk;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.baoqi.rules.Move;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.table.Opponent;

/** Plays the moves it is told, then the middle one of those it has. */
public final class ScriptedOpponent implements Opponent {
    private final Deque<String> moves;

    public ScriptedOpponent(List<String> moves) {
        this.moves = new ArrayDeque<>(moves);
    }

    @Override
    public void think(MatchState state, Duration left, Consumer<Move> answer) {
        answer.accept(Optional.ofNullable(moves.poll()).map(Move::iccs).orElseGet(() -> any(state)));
    }

    private static Move any(MatchState state) {
        List<Move> legal = state.position().legalMoves();
        return legal.get(legal.size() / 2);
    }

    @Override
    public Advice advise(MatchState state) {
        return new Advice(Optional.of(any(state)), 120, 0);
    }

    @Override
    public boolean agreesToDraw(MatchState state) {
        return state.history().plies().size() > 2;
    }

    @Override
    public void close() {
        // Nothing to give back.
    }
}
