package org.baoqi.rules.book;

import java.util.Optional;
import org.baoqi.rules.Game;

/** A game before the judges of a book, with what several of them ask found once. */
public final class Hearing {
    private final Game game;
    private final RuleBook book;
    private Optional<Repetition> repetition;

    Hearing(Game game, RuleBook book) {
        this.game = game;
        this.book = book;
    }

    public Game game() {
        return game;
    }

    public Regulations regulations() {
        return book.regulations();
    }

    /** The repetition on the board, if it has gone far enough to be judged. */
    public Optional<Repetition> repetition() {
        if (repetition == null) repetition = Repetition.find(game, book.repetition());
        return repetition;
    }
}
