package org.baoqi.rules.law;

import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;

/**
 * 宣告和局: a player writes his move down and says that after it nobody can ever win. If he is wrong it is a foul
 * ({@link org.baoqi.rules.law.Offence#FALSE_DRAW_DECLARATION}), and he must play the move. Rule: XQEF 124.
 */
public final class DrawDeclaration {
    private DrawDeclaration() {}

    /** The draw, if the declaration is right. */
    public static Optional<GameEnd> judge(EndingRules rules, Position position, Move written) {
        return rules.onBoard(position.play(written)).filter(e -> e.reason() == EndingReason.DEAD_POSITION);
    }
}
