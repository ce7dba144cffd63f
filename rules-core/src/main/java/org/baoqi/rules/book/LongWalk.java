package org.baoqi.rules.book;

import java.util.Arrays;
import java.util.Optional;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.book.repetition.Cycle;
import org.baoqi.rules.book.repetition.CycleReader;
import org.baoqi.rules.book.repetition.Offence;
import org.baoqi.rules.book.repetition.Rambling;

/**
 * 待判局面 without the repetitions (TW113 第二章第一節, CXA2011 23.4): for nine rounds a side has gone to and fro between
 * three or more points, by forbidden moves or by allowed ones that mean nothing.
 *
 * @param grace for how many rounds more a warned side may go on before the matter is decided
 */
public record LongWalk(int rounds, int points, int grace) {

    Optional<Repetition> find(Game game, CycleReader reader) {
        Optional<Repetition> now = warning(game, reader);
        int warnedAt = game.moves().size() - 2 * grace;
        return now.map(walk -> warnedAt < 2 * rounds ? walk : walk.since(warning(game.until(warnedAt), reader)));
    }

    private Optional<Repetition> warning(Game game, CycleReader reader) {
        int from = game.moves().size() - 2 * rounds;
        if (from < 0 || game.position().quietPlies() < 2 * rounds || !anyRambles(game, from)) return Optional.empty();
        Cycle walk = reader.since(game, from);
        return isJudged(game, from, walk) ? Optional.of(new Repetition(Stage.WARNED, walk, walk)) : Optional.empty();
    }

    private boolean anyRambles(Game game, int from) {
        return Arrays.stream(Side.values())
                .anyMatch(side -> Rambling.of(game, from, side).over(points));
    }

    /** A side that breaks the book must ramble itself; where nobody does, both sides must have nothing else to do. */
    private boolean isJudged(Game game, int from, Cycle walk) {
        boolean anyOffence = false;
        boolean allOnOldGround = true;
        for (Side side : Side.values()) {
            Rambling rambling = Rambling.of(game, from, side);
            boolean offends = walk.offenceOf(side) != Offence.NONE;
            if (offends && rambling.over(points)) return true;
            anyOffence |= offends;
            allOnOldGround &= rambling.staysOnOldGround();
        }
        return !anyOffence && allOnOldGround;
    }
}
