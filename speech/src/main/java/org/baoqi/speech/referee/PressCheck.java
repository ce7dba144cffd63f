package org.baoqi.speech.referee;

import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.law.CallCheck;
import org.baoqi.rules.law.CallCheck.Answer;
import org.baoqi.speech.match.Calling;

/**
 * 走子檢查: what the referee finds when the clock has been pressed, from the words that were said and the move that was made.
 * Rule: XQEF 附表七 六4, 七5.
 */
public final class PressCheck {
    private PressCheck() {}

    public static Answer judge(Calling called, Move made) {
        Point piece = named(called, made).orElse(null);
        return piece == null
                ? Answer.MOVE_AGAIN
                : CallCheck.judge(called.position(), new CallCheck.Call(piece, called.move()), made);
    }

    /** The piece that the words name; of two that they do not tell apart, the one that moved. */
    private static Optional<Point> named(Calling called, Move made) {
        return called.pieces().contains(made.from())
                ? Optional.of(made.from())
                : called.pieces().stream().findFirst();
    }
}
