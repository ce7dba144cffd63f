package org.baoqi.rules.law;

import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.board.Position;

/**
 * 走子檢查: whether the move that a player called (報棋) and the one that he made on the board agree, and what to do if not.
 * The call decides. Rule: XQEF 附表七 六4 and 七5, the only book with a chapter for blind players.
 */
public final class CallCheck {
    private CallCheck() {}

    /**
     * A move as called.
     *
     * @param piece where the piece stands that was named
     * @param move where it was said to go, if that can be told from the words
     */
    public record Call(Point piece, Optional<Move> move) {}

    public enum Answer {
        /** The call stands and so does the move. */
        AGREED(Optional.empty()),
        /** (a): the call stands; the player puts the board right on his own time. */
        PUT_BOARD_RIGHT(Optional.empty()),
        /** (b): the call was illegal, the move is one of the piece called: it stands, and he calls it again. */
        CALL_AGAIN(Optional.of(Offence.CALLED_WRONG)),
        /** (c): neither stands; he may play anything. */
        MOVE_AGAIN(Optional.of(Offence.CALLED_AND_MOVED_WRONG));

        private final Optional<Offence> offence;

        Answer(Optional<Offence> offence) {
            this.offence = offence;
        }

        public Optional<Offence> offence() {
            return offence;
        }
    }

    public static Answer judge(Position position, Call call, Move made) {
        if (call.move().filter(position.legalMoves()::contains).isPresent())
            return call.move().equals(Optional.of(made)) ? Answer.AGREED : Answer.PUT_BOARD_RIGHT;
        boolean stands =
                made.from().equals(call.piece()) && position.legalMoves().contains(made);
        return stands ? Answer.CALL_AGAIN : Answer.MOVE_AGAIN;
    }
}
