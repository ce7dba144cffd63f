package org.baoqi.app.game;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.baoqi.rules.Move;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.table.Opponent;

/** Goes to and fro with a rook, so that it can be mated; whoever takes it up again finds it where it was. */
public final class ScriptedOpponent implements Opponent {
    private static final List<Move> TO_AND_FRO = List.of(Move.iccs("a9a8"), Move.iccs("a8a9"));

    @Override
    public void think(MatchState state, Duration left, Consumer<Move> answer) {
        answer.accept(move(state));
    }

    private static Move move(MatchState state) {
        for (Move move : TO_AND_FRO) if (state.position().isLegal(move)) return move;
        return state.position().legalMoves().get(0);
    }

    @Override
    public Advice advise(MatchState state) {
        return new Advice(Optional.of(Move.iccs("h2e2")), 120, 0);
    }

    @Override
    public boolean agreesToDraw(MatchState state) {
        return true;
    }

    @Override
    public void close() {
        // Nothing to give back.
    }
}
