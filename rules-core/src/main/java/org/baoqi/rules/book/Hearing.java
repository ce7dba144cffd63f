package org.baoqi.rules.book;

import java.util.Optional;
import org.baoqi.rules.board.Game;

/**
 * A game before the judges of a book.
 *
 * @param repetition the repetition on the board, if it has gone far enough to be judged
 */
public record Hearing(Game game, Regulations regulations, Optional<Repetition> repetition) {}
