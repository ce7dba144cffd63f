package org.baoqi.rules.book.cxa;

import org.baoqi.rules.board.Game;
import org.baoqi.rules.book.repetition.Cycle;
import org.baoqi.rules.book.repetition.CycleReader;

/** 棋例 of CXA2011 (24-26): moves are classed by what they threaten, in mates and in the worth of pieces. */
public final class ValueReader implements CycleReader {
    private final Deeds deeds = new Deeds();

    @Override
    public Cycle between(Game game, int from, int to) {
        return ValueCycle.of(game, from, to, deeds);
    }

    @Override
    public Cycle since(Game game, int from) {
        return ValueCycle.of(game, from, game.moves().size(), deeds);
    }
}
