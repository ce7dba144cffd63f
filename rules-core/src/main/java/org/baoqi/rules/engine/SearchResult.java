package org.baoqi.rules.engine;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.baoqi.rules.Move;

/**
 * The best line that a search has found so far, with its score.
 *
 * @param best none if the side to move has no legal move
 * @param score for the side to move
 * @param depth plies that were looked through
 * @param nodes positions that were looked at
 * @param line 主要變化: the best move and the best moves after it
 */
public record SearchResult(Optional<Move> best, Score score, int depth, long nodes, Duration time, List<Move> line) {
    public SearchResult {
        Objects.requireNonNull(best);
        Objects.requireNonNull(score);
        line = List.copyOf(line);
    }

    /** A move from a book, without a search. */
    public static SearchResult known(Move move) {
        return new SearchResult(Optional.of(move), new Score(Score.DRAW), 0, 0, Duration.ZERO, List.of(move));
    }
}
