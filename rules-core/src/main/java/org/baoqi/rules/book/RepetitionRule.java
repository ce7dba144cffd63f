package org.baoqi.rules.book;

import java.util.Optional;
import org.baoqi.rules.repetition.CycleReader;

/**
 * When a book looks at a repetition, and how it reads it.
 *
 * @param warnedAt how many times a position must have stood on the board for the warning
 * @param longWalk where the book also judges many rounds in which no position came back so often
 */
public record RepetitionRule(int warnedAt, CycleReader reader, Optional<LongWalk> longWalk) {

    static RepetitionRule of(int warnedAt, CycleReader reader) {
        return new RepetitionRule(warnedAt, reader, Optional.empty());
    }

    RepetitionRule and(LongWalk walk) {
        return new RepetitionRule(warnedAt, reader, Optional.of(walk));
    }
}
