package org.baoqi.app.game;

import java.util.List;
import java.util.Optional;
import org.baoqi.app.board.KeypadUi;
import org.baoqi.app.board.PointUi;
import org.baoqi.app.clock.ClockUi;
import org.baoqi.rules.Side;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.match.Procedure.Act;

/**
 * The game screen's state, but for the clock, which has a beat of its own ({@link ClockUi}), and the microphone.
 *
 * @param player the side of whose fingers are on the phone; empty for an observer
 * @param viewer whose edge is below
 * @param points the ninety points in the order in which they are read
 * @param over whether it has ended
 * @param heading whose turn it is, or that the game is over
 * @param who which side the player has, or that he looks on
 * @param said what was said last, for the eye and for braille
 * @param keypad none for an observer
 * @param answers what can be answered to the question that was asked; empty while none is
 * @param steps what the player's procedure waits for besides announcement and move: the press of the clock above all
 * @param commands what can be asked for
 * @param questions what can be asked about one piece or one file
 * @param forTwo whether two persons play over one phone
 * @param turning whether the board turns to whoever is to move
 */
public record GameUi(
        Optional<Side> player,
        Side viewer,
        List<PointUi> points,
        boolean over,
        String heading,
        String who,
        String said,
        Optional<KeypadUi> keypad,
        List<CommandUi> answers,
        List<StepUi> steps,
        List<CommandUi> commands,
        List<QuestionsUi> questions,
        boolean forTwo,
        boolean turning) {
    public GameUi {
        points = List.copyOf(points);
        answers = List.copyOf(answers);
        steps = List.copyOf(steps);
        commands = List.copyOf(commands);
        questions = List.copyOf(questions);
    }

    /** Something to ask for or to answer, by name. */
    public record CommandUi(String label, VoiceCommand command) {}

    /** Questions that differ only in what they are about. */
    public record QuestionsUi(String label, List<CommandUi> commands) {
        public QuestionsUi {
            commands = List.copyOf(commands);
        }
    }

    /** A step that a press takes. */
    public record StepUi(String label, Act act) {}
}
