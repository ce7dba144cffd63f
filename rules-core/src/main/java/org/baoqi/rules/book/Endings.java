package org.baoqi.rules.book;

import java.util.Optional;
import org.baoqi.rules.Article;
import org.baoqi.rules.Ending;
import org.baoqi.rules.Position;

/** Games that end on the board: the side to move has no legal move. */
final class Endings {
    private Endings() {}

    /** 將死. */
    static Judge checkmate(Article article) {
        return hearing -> ending(hearing, Ending.CHECKMATE, Reason.CHECKMATE, article);
    }

    /** 困斃. */
    static Judge stalemate(Article article) {
        return hearing -> ending(hearing, Ending.STALEMATE, Reason.STALEMATE, article);
    }

    private static Optional<Verdict> ending(Hearing hearing, Ending ending, Reason reason, Article article) {
        Position position = hearing.game().position();
        return position.ending()
                .filter(ending::equals)
                .map(found -> Verdict.noMoveLeft(position.sideToMove(), reason, article));
    }
}
