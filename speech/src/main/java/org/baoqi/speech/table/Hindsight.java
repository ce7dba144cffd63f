package org.baoqi.speech.table;

import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.speech.announce.Missed;
import org.baoqi.speech.match.History;
import org.baoqi.speech.match.MatchState;

/**
 * 覆盤一著: a player's last move beside the one that the engine would have played.
 *
 * @param before the position he moved in
 * @param missed how much better the other move was
 */
public record Hindsight(Position before, Move played, Move better, Missed missed) {
    private static final int MATE = 30_000;
    /** Less than this is a matter of taste. */
    private static final int SLIGHT = 60;

    private static final int CLEAR = 200;

    /** Empty where the player has not moved yet. Asks the engine twice, and waits. */
    static Optional<Hindsight> of(MatchState state, Side player, Opponent adviser) {
        List<History.Ply> plies = state.history().plies();
        for (int back = 1; back <= plies.size(); back++)
            if (plies.get(plies.size() - back).mover() == player) return Optional.of(of(state, back, adviser));
        return Optional.empty();
    }

    private static Hindsight of(MatchState state, int back, Opponent adviser) {
        History.Ply ply = state.history().plies().get(state.history().plies().size() - back);
        Opponent.Advice best = adviser.advise(earlier(state, back));
        Move better = best.move().orElse(ply.move());
        boolean same = better.equals(ply.move()) || ply.after().legalMoves().isEmpty();
        return new Hindsight(
                ply.before(),
                ply.move(),
                better,
                same ? Missed.NOTHING : missed(best, adviser.advise(earlier(state, back - 1))));
    }

    private static MatchState earlier(MatchState state, int back) {
        return state.with(state.history().back(back));
    }

    /** @param reply what the opponent had after the move that was played */
    private static Missed missed(Opponent.Advice best, Opponent.Advice reply) {
        int lost = value(best) + value(reply);
        if (lost < SLIGHT) return Missed.NOTHING;
        if (best.mate() > 0) return Missed.A_MATE;
        if (reply.mate() > 0) return Missed.THEIR_MATE;
        return lost < CLEAR ? Missed.A_LITTLE : Missed.MUCH;
    }

    private static int value(Opponent.Advice advice) {
        if (advice.mate() == 0) return advice.score();
        return advice.mate() > 0 ? MATE - advice.mate() : -MATE - advice.mate();
    }
}
