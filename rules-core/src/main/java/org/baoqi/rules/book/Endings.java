package org.baoqi.rules.book;

import java.util.Optional;
import org.baoqi.rules.Article;
import org.baoqi.rules.Position;
import org.baoqi.rules.Side;

/** Games that end on the board: the side to move has no legal move. */
final class Endings {
    private Endings() {}

    /** 將死. */
    static Judge checkmate(Article article) {
        return hearing -> noMoveLeft(hearing, true, Reason.CHECKMATE, article);
    }

    /** 困斃. */
    static Judge stalemate(Article article) {
        return hearing -> noMoveLeft(hearing, false, Reason.STALEMATE, article);
    }

    private static Optional<Verdict> noMoveLeft(Hearing hearing, boolean inCheck, Reason reason, Article article) {
        Position position = hearing.game().position();
        Side side = position.sideToMove();
        return position.legalMoves().isEmpty() && position.isInCheck(side) == inCheck
                ? Optional.of(Verdict.noMoveLeft(side, reason, article))
                : Optional.empty();
    }
}
