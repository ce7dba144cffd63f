package org.baoqi.speech.library;

import java.util.Optional;
import org.baoqi.rules.Side;
import org.baoqi.rules.law.Result;
import org.baoqi.rules.record.GameResult;

/** 勝負: the result of a kept game, or that it has none yet. */
public enum Outcome {
    RED_WINS,
    BLACK_WINS,
    DRAW,
    /** 雙負. */
    BOTH_LOSE,
    UNFINISHED;

    public static Outcome of(Optional<Result> result) {
        return result.map(r -> valueOf(r.name())).orElse(UNFINISHED);
    }

    public static Outcome of(GameResult result) {
        return valueOf(result.name());
    }

    /** The result as one side sees it; nothing for a game that is not over. */
    public Optional<Fate> fateOf(Side side) {
        return switch (this) {
            case RED_WINS -> Optional.of(side == Side.RED ? Fate.WON : Fate.LOST);
            case BLACK_WINS -> Optional.of(side == Side.BLACK ? Fate.WON : Fate.LOST);
            case DRAW -> Optional.of(Fate.DRAWN);
            case BOTH_LOSE -> Optional.of(Fate.LOST);
            case UNFINISHED -> Optional.empty();
        };
    }

    /** A game from the view of one of its players. */
    public enum Fate {
        WON,
        DRAWN,
        LOST
    }
}
