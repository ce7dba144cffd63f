package org.baoqi.rules.engine;

import java.util.Optional;
import org.baoqi.rules.Side;

/**
 * 形勢: a score in the words of players.
 *
 * @param side who stands better; nobody if the game is even
 * @param moves within which he mates, if he does
 */
public record Grade(Advantage advantage, Optional<Side> side, int moves) {
    /** From {@link #EVEN} on upwards; each holds from so many hundredths of a pawn. */
    public enum Advantage {
        EVEN(0),
        SLIGHTLY_BETTER(40),
        BETTER(110),
        MUCH_BETTER(260),
        WINNING(500),
        MATING(Integer.MAX_VALUE);

        private final int from;

        Advantage(int from) {
            this.from = from;
        }

        private static Advantage of(int score) {
            Advantage found = EVEN;
            for (Advantage advantage : values()) if (score >= advantage.from) found = advantage;
            return found;
        }
    }

    /** @param mover for whom the score is meant */
    public static Grade of(Score score, Side mover) {
        Optional<Side> better = Optional.of(score.value() > 0 ? mover : mover.opposite());
        if (score.isMate()) return new Grade(Advantage.MATING, better, Math.abs(score.mateIn()));
        Advantage advantage = Advantage.of(Math.abs(score.value()));
        return new Grade(advantage, advantage == Advantage.EVEN ? Optional.empty() : better, 0);
    }
}
