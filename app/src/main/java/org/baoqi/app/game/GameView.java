package org.baoqi.app.game;

import java.util.List;
import java.util.Optional;
import org.baoqi.app.board.BoardPresenter;
import org.baoqi.rules.Side;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.match.Calling;
import org.baoqi.speech.match.History;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.referee.Ruling;
import org.baoqi.speech.table.Player;
import org.baoqi.speech.talk.Question;
import org.baoqi.speech.talk.TouchableBoard;

/**
 * A moment of a game, as one player or observer has it before him.
 *
 * @param player the side of whose fingers are on the phone; empty for an observer
 * @param viewer whose edge of the board is below
 * @param touch the board under his fingers
 * @param calling the words that he has said and keyed
 * @param erasable whether he may take back the last of them
 * @param question what he has been asked
 * @param said the words that he heard last
 * @param forTwo whether two persons play over one phone
 * @param turning whether the board turns to whoever is to move
 */
record GameView(
        MatchState state,
        Optional<Side> player,
        Side viewer,
        TouchableBoard touch,
        Calling calling,
        boolean erasable,
        Question question,
        List<Announcement> said,
        boolean forTwo,
        boolean turning) {

    static GameView of(MatchState state, Player player, Side viewer, boolean forTwo, boolean turning) {
        return new GameView(
                state,
                player.side(),
                viewer,
                player.board(),
                player.calling(),
                !player.hand().draft().isEmpty(),
                player.question(),
                player.lastSaid(),
                forTwo,
                turning);
    }

    /** Whether this looks as {@code other} did, though the clock went on. */
    boolean looksLike(GameView other) {
        return state.history() == other.state.history()
                && state.turn() == other.state.turn()
                && state.offers() == other.state.offers()
                && state.end() == other.state.end()
                && new GameView(other.state, player, viewer, touch, calling, erasable, question, said, forTwo, turning)
                        .equals(other);
    }

    boolean isMyTurn() {
        return !Ruling.outOfTurn(state, player).isPresent();
    }

    BoardPresenter board() {
        return new BoardPresenter(touch, viewer, state.history().last().map(History.Ply::move));
    }
}
