package org.baoqi.rules.law;

import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Move;

/**
 * The obligation of a player who touched pieces, and whether the touches were a foul.
 *
 * @param moves the moves he may play; for {@link Obligation#OPPONENT_CHOOSES}, all that the choice may leave him
 */
public record TouchRuling(Obligation obligation, List<Move> moves, Optional<Offence> foul) {
    public TouchRuling {
        moves = List.copyOf(moves);
    }

    /** How touched pieces bind the player in his move. */
    public enum Obligation {
        /** No touch binds him. */
        NOTHING,
        /** The touched own piece takes the touched enemy piece. */
        TAKE_WITH_TOUCHED,
        /** The touched own piece moves. */
        MOVE_TOUCHED,
        /** Any piece takes the touched enemy piece. */
        TAKE_TOUCHED,
        /** The touched pieces can be neither moved nor taken. */
        ANY_MOVE,
        /** He touched several pieces of one side at once: the opponent says which of them binds. */
        OPPONENT_CHOOSES
    }
}
