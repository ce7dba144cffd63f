package org.baoqi.rules.book.cxa;

import java.util.LinkedHashMap;
import java.util.Map;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.book.repetition.Cycle;

/**
 * Reads cycles by the 棋例 of CXA2011 (24-26): moves are classed by what they threaten, in mates and in the value of
 * pieces. It keeps the moves that it judged last, for a cycle is looked at again each time it comes round.
 */
public final class CxaCycleReader implements Cycle.Reader {
    private static final int MOST_KEPT = 512;

    private final Map<Made, MoveJudgement> kept = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Made, MoveJudgement> eldest) {
            return size() > MOST_KEPT;
        }
    };

    private record Made(long position, Point arrived, Move move) {}

    @Override
    public Cycle between(Game game, int from, int to) {
        return CxaCycle.of(game, from, to, this);
    }

    @Override
    public Cycle since(Game game, int from) {
        return CxaCycle.of(game, from, game.moves().size(), this);
    }

    synchronized MoveJudgement judge(Position before, Point arrived, Move move, int positions) {
        Made key = new Made(before.key(), arrived, move);
        return kept.computeIfAbsent(key, made -> MoveJudgement.of(before, arrived, move, positions));
    }
}
