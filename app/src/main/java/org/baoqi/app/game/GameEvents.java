package org.baoqi.app.game;

import org.baoqi.app.FingerBoard;
import org.baoqi.app.PointUi;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.match.Procedure.Act;

/** What a player does on the game screen. Called on the main thread, and never waits. */
public interface GameEvents extends FingerBoard.Fingers {
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
