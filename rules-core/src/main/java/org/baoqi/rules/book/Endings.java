package org.baoqi.rules.book;

import java.util.Optional;
import org.baoqi.rules.board.Game;

/** Games that end without anybody saying so. */
final class Endings {
    private Endings() {}

    /** 將死, 困斃, 正和. */
    static Optional<Verdict> onBoard(Hearing hearing) {
        return hearing.regulations()
                .endings()
                .onBoard(hearing.game().position())
                .map(Verdict::ended);
    }

    /** 自然限著, as a referee counts unasked. A player's own claim may come earlier. */
    static Optional<Verdict> naturalLimit(Hearing hearing) {
        Game game = hearing.game();
        if (game.position().quietPlies() < hearing.regulations().naturalLimit().plies()) return Optional.empty();
        return hearing.regulations()
                .naturalLimit()
                .ending(game.positions().get(0), game.moves())
                .map(Verdict::ended);
    }
}
