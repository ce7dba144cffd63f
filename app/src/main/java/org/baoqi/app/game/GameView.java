package org.baoqi.app.game;

import java.util.Optional;
import org.baoqi.app.board.PlayedBoard;
import org.baoqi.rules.Side;
import org.baoqi.speech.match.History;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.Question;
import org.baoqi.speech.match.Ruling;

/**
 * A moment of a game, as one player has it before him.
 *
 * @param player whose fingers are on the phone
 * @param viewer whose edge of the board is below
 * @param question what he has been asked
 * @param forTwo whether two persons play over one phone
 * @param turning whether the board turns to whoever is to move
 */
record GameView(
        MatchState state, Side player, Side viewer, Hand hand, Question question, boolean forTwo, boolean turning) {

    /** Whether this looks as {@code other} did, though the clock went on. */
    boolean looksLike(GameView other) {
        return state.history() == other.state.history()
                && state.turn() == other.state.turn()
                && state.offers() == other.state.offers()
                && state.end() == other.state.end()
                && new GameView(other.state, player, viewer, hand, question, forTwo, turning).equals(other);
    }

    boolean isMyTurn() {
        return Ruling.outOfTurn(state, player).equals(Optional.empty());
    }

    PlayedBoard board() {
        return new PlayedBoard(
                state.position(),
                viewer,
                state.history().last().map(History.Ply::move),
                hand.picked(),
                isMyTurn() ? Optional.of(player) : Optional.empty());
    }
}
