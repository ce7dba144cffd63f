package org.baoqi.rules.book;

import java.util.List;
import java.util.Optional;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.book.repetition.Cycle;

/**
 * When a book looks at a repetition, and how it reads it.
 *
 * @param warnedAt how many times a position must have stood on the board for the warning
 * @param goesRound whether the moves themselves must have gone round so many times; then the move that entered counts
 *     with them unless it took something (CXA2011 23.2)
 * @param shuffle where the book also judges many rounds in which no position came back so often
 */
public record RepetitionRule(int warnedAt, boolean goesRound, Cycle.Reader reader, Optional<ShuffleRule> shuffle) {

    /** Warned when a position has stood on the board so many times. */
    static RepetitionRule of(int warnedAt, Cycle.Reader reader) {
        return new RepetitionRule(warnedAt, false, reader, Optional.empty());
    }

    /** Warned when the moves have gone round so many times. */
    static RepetitionRule round(int times, Cycle.Reader reader) {
        return new RepetitionRule(times, true, reader, Optional.empty());
    }

    RepetitionRule and(ShuffleRule walk) {
        return new RepetitionRule(warnedAt, goesRound, reader, Optional.of(walk));
    }

    /** At which of its occurrences the position calls for the warning. */
    int firstWarning(Game game, List<Integer> occurrences) {
        boolean oneMore = goesRound && occurrences.size() >= warnedAt && !isEntered(game, occurrences);
        return oneMore ? warnedAt + 1 : warnedAt;
    }

    /** Whether the cycle that ended with the first occurrence was gone round too, but for where its first move came from. */
    private static boolean isEntered(Game game, List<Integer> occurrences) {
        int first = occurrences.get(0);
        int length = occurrences.get(1) - first;
        int entered = first - length + 1;
        if (entered < 1 || game.positions().get(entered).quietPlies() == 0) return false;
        for (int ply = entered; ply < first; ply++) {
            Position again = game.positions().get(ply + length);
            if (!game.positions().get(ply).looksLike(again)) return false;
        }
        return true;
    }
}
