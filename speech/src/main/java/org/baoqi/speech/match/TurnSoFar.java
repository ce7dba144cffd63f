package org.baoqi.speech.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.law.CallCheck;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.match.Procedure.Act;

/**
 * A turn before its clock is pressed.
 *
 * @param words the words said
 * @param called the legal move that was called
 * @param made the move on the board
 * @param stands whether the move on the board stands already and only its call is missing (六4(b)): then its own words are
 *     all that can be said
 * @param sealed the move that was handed in when the match was broken off
 */
public record TurnSoFar(
        Progress progress,
        List<MoveWord> words,
        Optional<Move> called,
        Optional<Move> made,
        boolean stands,
        Optional<Move> sealed) {
    public TurnSoFar {
        words = List.copyOf(words);
    }

    static TurnSoFar begin(List<Procedure.Step> steps) {
        return new TurnSoFar(
                Progress.of(steps), List.of(), Optional.empty(), Optional.empty(), false, Optional.empty());
    }

    Calling calling(Position position) {
        Calling fresh = stands
                ? Calling.again(position, made.orElseThrow(IllegalStateException::new))
                : Calling.begin(position);
        return new Calling(position, fresh.ways(), words);
    }

    /** Whether something of his own move is said or done. */
    public boolean isBegun() {
        return !words.isEmpty() || called.isPresent() || made.isPresent();
    }

    public boolean awaitsMove() {
        return progress.allows(Act.CALL) || progress.allows(Act.MOVE);
    }

    TurnSoFar say(MoveWord word) {
        return correct(words, word);
    }

    TurnSoFar correct(List<MoveWord> sound, MoveWord word) {
        List<MoveWord> more = new ArrayList<>(sound);
        more.add(word);
        return new TurnSoFar(progress, more, called, made, stands, sealed);
    }

    TurnSoFar seal(Move move) {
        return new TurnSoFar(progress, words, called, made, stands, Optional.of(move));
    }

    TurnSoFar call(Optional<Move> move) {
        return new TurnSoFar(progress.after(Act.CALL), words, move, made, stands, sealed);
    }

    TurnSoFar make(Move move) {
        return new TurnSoFar(progress.after(Act.MOVE), words, called, Optional.of(move), stands, sealed);
    }

    TurnSoFar take(Act act) {
        return new TurnSoFar(progress.after(act), words, called, made, stands, sealed);
    }

    /** The move begins anew. */
    TurnSoFar again() {
        return new TurnSoFar(progress.again(), List.of(), Optional.empty(), Optional.empty(), false, sealed);
    }

    TurnSoFar checked(CallCheck.Answer answer) {
        return switch (answer) {
            case AGREED -> this;
            case PUT_BOARD_RIGHT ->
                new TurnSoFar(progress.without(Act.MOVE), words, called, Optional.empty(), false, sealed);
            case CALL_AGAIN ->
                new TurnSoFar(progress.without(Act.CALL), List.of(), Optional.empty(), made, true, sealed);
            case MOVE_AGAIN -> again();
        };
    }
}
