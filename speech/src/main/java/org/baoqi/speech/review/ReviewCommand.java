package org.baoqi.speech.review;

import java.util.Objects;
import java.util.Optional;
import org.baoqi.rules.Side;

/**
 * What a reader of a game asks for.
 *
 * @param number a round, or the number of a variation, where one was said
 * @param side whose move of the round
 * @param text a comment, else empty
 */
public record ReviewCommand(Action action, Optional<Integer> number, Optional<Side> side, String text) {
    public ReviewCommand {
        Objects.requireNonNull(action);
        Objects.requireNonNull(number);
        Objects.requireNonNull(side);
        Objects.requireNonNull(text);
    }

    /** The actions; the phrases for each are in {@code commands.tsv}. */
    public enum Action {
        NEXT,
        BACK,
        TEN_ON,
        TEN_BACK,
        FIRST,
        /** The end of the game. */
        LAST,
        /** To a round by its number. */
        JUMP,
        NEXT_CAPTURE,
        PREVIOUS_CAPTURE,
        NEXT_CHECK,
        PREVIOUS_CHECK,
        NEXT_MISTAKE,
        PREVIOUS_MISTAKE,
        /** Where the reader is, with all there is to say of it. */
        HERE,
        ENTER_VARIATION,
        LEAVE_VARIATION,
        DELETE_VARIATION,
        COMMENT,
        DELETE_COMMENTS,
        /** Who stands better here. */
        EVALUATE,
        /** What should have been played, or should be played. */
        BETTER,
        /** Whether every step is told with its evaluation and the better move. */
        EVALUATION_ON,
        EVALUATION_OFF,
        /** Players, result and mistakes of the game. */
        SUMMARY,
        /** Have the whole game analysed. */
        ANALYSE,
        /** Play on from this position. */
        PLAY_FROM_HERE,
        REPEAT,
        HELP,
        /** Leave the review. */
        CLOSE
    }

    public static ReviewCommand of(Action action) {
        return new ReviewCommand(action, Optional.empty(), Optional.empty(), "");
    }

    public static ReviewCommand jump(int round) {
        return new ReviewCommand(Action.JUMP, Optional.of(round), Optional.empty(), "");
    }

    public static ReviewCommand comment(String text) {
        return new ReviewCommand(Action.COMMENT, Optional.empty(), Optional.empty(), text);
    }

    public static ReviewCommand enter(int variation) {
        return new ReviewCommand(Action.ENTER_VARIATION, Optional.of(variation), Optional.empty(), "");
    }
}
