package org.baoqi.app.game;

import java.util.List;
import java.util.Optional;
import kotlinx.coroutines.flow.StateFlow;
import org.baoqi.app.board.FingerBoard;
import org.baoqi.app.board.FingerReader.ExploredBoard;
import org.baoqi.app.board.PointUi;
import org.baoqi.app.clock.ClockUi;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.match.Procedure.Act;

/**
 * A game as its screen has it, wherever its referee sits: what it shows, and what a player does on it. Called on the main
 * thread, and never waits.
 */
public interface ScreenGame extends FingerBoard.Fingers {
    StateFlow<Optional<GameUi>> ui();

    StateFlow<Optional<ClockUi>> clock();

    /** Whether the microphone is open. */
    StateFlow<Boolean> listening();

    /** The board for a finger that explores it. */
    default ExploredBoard board() {
        return new FingerBoard(
                () -> ui().getValue().map(GameUi::points).orElse(List.of()),
                () -> ui().getValue().map(shown -> shown.player().orElse(shown.viewer())),
                this);
    }

    /** The screen has come up. */
    void resume();

    /** The player leaves the screen. */
    void leave();

    /** A key that was held while talking is let go. */
    void finishTalking();

    /** The keyboard's focus has come to a point. */
    void look(PointUi point);

    void key(MoveWord word);

    /** Takes the last keyed word back. */
    void erase();

    /** Leaves what was begun: a word, a piece, a question, listening. */
    @Override
    void cancel();

    /** One sign from a keyboard; whether it means something here. */
    boolean stroke(char sign);

    void ask(VoiceCommand command);

    void type(String line);

    /** Opens the microphone, or shuts it. */
    void talk();

    void take(Act act);

    void flip();

    void setTurning(boolean on);
}
