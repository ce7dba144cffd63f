package org.baoqi.rules.book;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.book.Verdict.Stage;
import org.baoqi.rules.book.repetition.Cycle;
import org.baoqi.rules.book.repetition.Cycle.RepetitionOffence;

/**
 * When a book judges a repetition, and how it classes its moves.
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

    RepetitionRule and(ShuffleRule rule) {
        return new RepetitionRule(warnedAt, goesRound, reader, Optional.of(rule));
    }

    /** At which of its occurrences the position calls for the warning. */
    int firstWarning(Game game, List<Integer> occurrences) {
        boolean oneMore = goesRound && occurrences.size() >= warnedAt && !isEntered(game, occurrences);
        return oneMore ? warnedAt + 1 : warnedAt;
    }

    /**
     * Whether the cycle that ended with the first occurrence was gone round too, but for where its first move came
     * from.
     */
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

    /**
     * 待判局面 without a repeated position (TW113 第二章第一節, CXA2011 23.4): for nine rounds a side has gone to and fro between
     * three or more points, by forbidden moves or by allowed ones without a purpose.
     *
     * @param grace for how many rounds more a warned side may go on before the matter is decided
     */
    record ShuffleRule(int rounds, int points, int grace) {

        Optional<Repetition> find(Game game, Cycle.Reader reader) {
            Optional<Repetition> now = warning(game, reader);
            int warnedAt = game.moves().size() - 2 * grace;
            return now.map(found -> warnedAt < 2 * rounds ? found : found.since(warning(game.until(warnedAt), reader)));
        }

        private Optional<Repetition> warning(Game game, Cycle.Reader reader) {
            int from = game.moves().size() - 2 * rounds;
            if (from < 0 || game.position().quietPlies() < 2 * rounds || !anySideShuffles(game, from))
                return Optional.empty();
            Cycle cycle = reader.since(game, from);
            return isJudged(game, from, cycle)
                    ? Optional.of(new Repetition(Stage.WARNED, cycle, cycle))
                    : Optional.empty();
        }

        private boolean anySideShuffles(Game game, int from) {
            return Arrays.stream(Side.values())
                    .anyMatch(side -> Shuffling.of(game, from, side).over(points));
        }

        /** A side that breaks the book must shuffle itself; where nobody does, both sides must have nothing else to do. */
        private boolean isJudged(Game game, int from, Cycle cycle) {
            boolean anyOffence = false;
            boolean allOnOldGround = true;
            for (Side side : Side.values()) {
                Shuffling shuffling = Shuffling.of(game, from, side);
                boolean offends = cycle.offenceOf(side) != RepetitionOffence.NONE;
                if (offends && shuffling.over(points)) return true;
                anyOffence |= offends;
                allOnOldGround &= shuffling.staysOnOldGround();
            }
            return !anyOffence && allOnOldGround;
        }

        /**
         * Where the pieces of one side went in the last moves of a game.
         *
         * @param stops how many points they went to, each piece by itself
         * @param staysOnOldGround whether in the later half no piece went anywhere that it had not been before
         */
        private record Shuffling(int stops, boolean staysOnOldGround) {

            static Shuffling of(Game game, int from, Side side) {
                Map<Point, Set<Point>> grounds = new HashMap<>();
                int firstLate = (from + game.moves().size()) / 2;
                int stops = 0;
                boolean stays = true;
                for (int ply = from; ply < game.moves().size(); ply++) {
                    if (game.positions().get(ply).sideToMove() != side) continue;
                    boolean isNew = !step(game.moves().get(ply), grounds);
                    if (isNew) stops++;
                    stays &= !isNew || ply < firstLate;
                }
                return new Shuffling(stops, stays);
            }

            /** Takes the ground of a piece along with it; whether the piece had been there before. */
            private static boolean step(Move move, Map<Point, Set<Point>> grounds) {
                Set<Point> ground = grounds.remove(move.from());
                if (ground == null) ground = new HashSet<>(List.of(move.from()));
                grounds.put(move.to(), ground);
                return !ground.add(move.to());
            }

            /** Whether it went to and fro between so many points, the one where it began among them. */
            boolean over(int points) {
                return staysOnOldGround && stops + 1 >= points;
            }
        }
    }
}
