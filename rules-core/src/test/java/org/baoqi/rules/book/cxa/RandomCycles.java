package org.baoqi.rules.book.cxa;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Attacks;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.board.RandomPlay;

/**
 * Cycles of four moves in which somebody attacks something: one of each side and their taking back, in positions of few
 * pieces that are composed at random or come from random play.
 */
final class RandomCycles {
    private static final int FEWEST_PIECES = 3;
    private static final int MOST_PIECES = 6;
    /** With the kings, when play is left. */
    private static final int FEWEST_LEFT = 8;

    private static final int MOST_LEFT = 14;
    /** After so many plies without a capture there may be nothing left that anybody can take. */
    private static final int TOO_QUIET = 100;

    private final Random random;
    /** By how many pieces there are beside the kings. */
    private final List<RandomPlay> composed = new ArrayList<>();

    RandomCycles(long seed) {
        this.random = new Random(seed);
        for (int pieces = FEWEST_PIECES; pieces <= MOST_PIECES; pieces++) composed.add(new RandomPlay(seed, pieces));
    }

    /** The next one, every third from play. */
    Game next() {
        while (true) {
            Position start = random.nextInt(3) == 0 ? played() : pick(composed).start();
            Optional<Game> cycle = cycleFrom(start);
            if (cycle.isPresent()) return cycle.get();
        }
    }

    /** A position from play in which people like to take. */
    private Position played() {
        int left = FEWEST_LEFT + random.nextInt(MOST_LEFT - FEWEST_LEFT + 1);
        Position position = Position.initial();
        while (position.pieces().size() > left) {
            List<Move> moves = position.legalMoves();
            if (moves.isEmpty() || position.quietPlies() > TOO_QUIET) return played();
            List<Move> captures = new ArrayList<>();
            for (Move move : moves) if (position.pieceAt(move.to()).isPresent()) captures.add(move);
            boolean takes = !captures.isEmpty() && random.nextInt(2) == 0;
            position = position.play(pick(takes ? captures : moves));
        }
        return position;
    }

    private Optional<Game> cycleFrom(Position start) {
        List<List<Move>> attacking = new ArrayList<>();
        for (Move first : quiet(start)) {
            Position second = start.play(first);
            for (Move answer : quiet(second)) {
                Move back = new Move(first.to(), first.from());
                Move answerBack = new Move(answer.to(), answer.from());
                Position third = second.play(answer);
                if (!third.isLegal(back) || !third.play(back).isLegal(answerBack)) continue;
                List<Move> moves = List.of(first, answer, back, answerBack);
                if (attacks(start, moves)) attacking.add(moves);
            }
        }
        return attacking.isEmpty() ? Optional.empty() : Optional.of(Game.of(start, pick(attacking)));
    }

    private static List<Move> quiet(Position position) {
        List<Move> quiet = new ArrayList<>(position.legalMoves());
        quiet.removeIf(move -> position.pieceAt(move.to()).isPresent());
        return quiet;
    }

    /** Whether some move checks or comes to attack something. */
    private static boolean attacks(Position start, List<Move> moves) {
        Position position = start;
        for (Move move : moves) {
            Side side = position.sideToMove();
            Position after = position.play(move);
            if (after.isInCheck(side.opposite())) return true;
            for (Move contact : Attacks.by(side, after))
                if (contact.from().equals(move.to())
                        && !Attacks.by(side, position).contains(new Move(move.from(), contact.to()))) return true;
            position = after;
        }
        return false;
    }

    private <T> T pick(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }
}
