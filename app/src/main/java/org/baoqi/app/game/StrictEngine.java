package org.baoqi.app.game;

import android.os.StrictMode;
import java.time.Duration;
import java.util.function.Consumer;
import org.baoqi.rules.Move;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.table.EngineOpponent;
import org.baoqi.speech.table.Opponent;

/** The engine, with each call to it noted as slow: where the main thread is watched, such a call there is found. */
final class StrictEngine implements Opponent {
    private final Opponent engine;

    StrictEngine() {
        note();
        engine = new EngineOpponent();
    }

    private static void note() {
        StrictMode.noteSlowCall("engine");
    }

    @Override
    public void think(MatchState state, Duration left, Consumer<Move> answer) {
        note();
        engine.think(state, left, answer);
    }

    @Override
    public void stop() {
        engine.stop();
    }

    @Override
    public Advice advise(MatchState state) {
        note();
        return engine.advise(state);
    }

    @Override
    public boolean agreesToDraw(MatchState state) {
        note();
        return engine.agreesToDraw(state);
    }

    @Override
    public void close() {
        engine.close();
    }
}
