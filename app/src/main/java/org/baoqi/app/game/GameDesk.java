package org.baoqi.app.game;

import java.util.List;
import java.util.Optional;
import kotlinx.coroutines.flow.StateFlow;
import org.baoqi.app.board.FingerBoard;
import org.baoqi.app.board.FingerReader.ExploredBoard;
import org.baoqi.app.clock.ClockUi;

/** A game as its screen has it, wherever its referee sits. Called on the main thread. */
public interface GameDesk extends GameEvents {
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
}
