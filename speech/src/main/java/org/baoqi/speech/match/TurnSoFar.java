package org.baoqi.speech.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.rules.Position;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.rules.touch.CallCheck;
import org.baoqi.speech.match.Procedure.Act;

/**
 * A turn before its clock is pressed.
 *
 * @param words the words said
 * @param called the legal move that was called
 * @param made the move on the board
 * @param stands whether the move on the board stands already and only its call is missing (六4(b)): then its own words are
 *     all that can be said
 */
public record TurnSoFar(
        Progress progress, List<MoveWord> words, Optional<Move> called, Optional<Move> made, boolean stands) {
    public TurnSoFar {
        words = List.copyOf(words);
    }

    static TurnSoFar begin(List<Procedure.Step> steps) {
        return new TurnSoFar(Progress.of(steps), List.of(), Optional.empty(), Optional.empty(), false);
    }

    Calling calling(Position position) {
        Calling fresh = stands
                ? Calling.again(position, made.orElseThrow(IllegalStateException::new))
                : Calling.begin(position);
        return new Calling(position, fresh.ways(), words);
    }

    boolean isUntouched() {
        return words.isEmpty() && progress.done().isEmpty();
    }

    TurnSoFar say(MoveWord word) {
        return correct(words, word);
    }

    TurnSoFar correct(List<MoveWord> sound, MoveWord word) {
        List<MoveWord> more = new ArrayList<>(sound);
        more.add(word);
        return new TurnSoFar(progress, more, called, made, stands);
    }

    TurnSoFar call(Optional<Move> move) {
        return new TurnSoFar(progress.after(Act.CALL), words, move, made, stands);
    }

    TurnSoFar make(Move move) {
        return new TurnSoFar(progress.after(Act.MOVE), words, called, Optional.of(move), stands);
    }

    TurnSoFar take(Act act) {
        return new TurnSoFar(progress.after(act), words, called, made, stands);
    }

    /** The move begins anew. */
    TurnSoFar again() {
        return new TurnSoFar(progress.again(), List.of(), Optional.empty(), Optional.empty(), false);
    }

    TurnSoFar checked(CallCheck.Answer answer) {
        return switch (answer) {
            case AGREED -> this;
            case PUT_BOARD_RIGHT -> new TurnSoFar(progress.without(Act.MOVE), words, called, Optional.empty(), false);
            case CALL_AGAIN -> new TurnSoFar(progress.without(Act.CALL), List.of(), Optional.empty(), made, true);
            case MOVE_AGAIN -> again();
        };
    }
}
