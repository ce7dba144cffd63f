package org.baoqi.app.game;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.baoqi.rules.Move;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.table.Opponent;

/** An engine that is started when it is first needed: the first words of a game are spoken before that. */
public final class LateOpponent implements Opponent {
    private final Supplier<Opponent> maker;
    private Optional<Opponent> made = Optional.empty();

    public LateOpponent(Supplier<Opponent> maker) {
        this.maker = maker;
    }

    private synchronized Opponent get() {
        if (!made.isPresent()) made = Optional.of(maker.get());
        return made.get();
    }

    @Override
    public void think(MatchState state, Duration left, Consumer<Move> answer) {
        get().think(state, left, answer);
    }

    @Override
    public Advice advise(MatchState state) {
        return get().advise(state);
    }

    @Override
    public boolean agreesToDraw(MatchState state) {
        return get().agreesToDraw(state);
    }

    @Override
    public synchronized void stop() {
        made.ifPresent(Opponent::stop);
    }

    @Override
    public synchronized void close() {
        made.ifPresent(Opponent::close);
    }
}
