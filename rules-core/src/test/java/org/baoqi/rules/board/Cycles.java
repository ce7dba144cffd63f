package org.baoqi.rules.board;

import java.util.ArrayList;
import java.util.List;
import org.baoqi.rules.Move;

/** Plays the last cycle of a game more often, or less, than it was played. */
public final class Cycles {
    private Cycles() {}

    /** The game as if its last cycle had been played {@code times} times; the same game where there is no cycle. */
    public static Game repeated(Game game, int times) {
        List<Integer> plies = game.occurrences();
        List<Move> moves = game.moves();
        if (plies.size() < 2) return game;
        List<Move> cycle = moves.subList(plies.get(plies.size() - 2), moves.size());
        int start = moves.size();
        while (start >= cycle.size()
                && moves.subList(start - cycle.size(), start).equals(cycle)) start -= cycle.size();
        List<Move> repeated = new ArrayList<>(moves.subList(0, start));
        for (int i = 0; i < times; i++) repeated.addAll(cycle);
        return Game.of(game.positions().get(0), repeated);
    }
}
