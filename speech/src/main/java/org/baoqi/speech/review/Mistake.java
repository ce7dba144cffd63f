package org.baoqi.speech.review;

import java.util.Optional;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.Move;
import org.baoqi.rules.engine.Score;

/** Bad moves by what they cost of the winning chances, in hundredths, from the file {@code mistakes.csv}. */
public enum Mistake {
    /** 疑問手. */
    DOUBTFUL,
    /** 錯著. */
    ERROR,
    /** 敗著. */
    BLUNDER;

    private final int from =
            CsvTable.rows(Mistake.class, "mistakes.csv", "name", name()).get(0).number("loss");

    /** A lead of so many hundredths of a pawn wins about three games of four. */
    private static final double STEEPNESS = 250;

    private static final int ALL = 100;

    /** The mistake that a move was, by the opinions of the positions before and after it; the engine's own choice is none. */
    static Optional<Mistake> of(Assessment before, Move played, Assessment after) {
        if (before.best().equals(Optional.of(played))) return Optional.empty();
        return ofLoss(chances(before.score()) - chances(after.score().negated()));
    }

    static Optional<Mistake> ofLoss(double hundredths) {
        Optional<Mistake> found = Optional.empty();
        for (Mistake mistake : values()) if (hundredths >= mistake.from) found = Optional.of(mistake);
        return found;
    }

    /** 勝率: the chances of the side a score is for, in hundredths. */
    static double chances(Score score) {
        if (score.isMate()) return score.value() > 0 ? ALL : 0;
        return ALL / (1 + Math.exp(-score.value() / STEEPNESS));
    }
}
