package org.baoqi.rules.book;

import java.util.Optional;
import org.baoqi.rules.Game;

/** A game before the judges of a book, with what several of them ask found once. */
public final class Hearing {
    private final Game game;
    private final RepetitionRule rule;
    private Optional<Repetition> repetition;

    Hearing(Game game, RepetitionRule rule) {
        this.game = game;
        this.rule = rule;
    }

    public Game game() {
        return game;
    }

    /** The repetition on the board, if it has gone far enough to be judged. */
    public Optional<Repetition> repetition() {
        if (repetition == null) repetition = Repetition.find(game, rule);
        return repetition;
    }
}
