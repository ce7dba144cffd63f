package org.baoqi.rules.law;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;

/**
 * Finds the plies of a perpetual check or chase that a move limit does not count: all beyond the rounds that the book
 * counts.
 */
public final class PerpetualRounds {
    private final Optional<Integer> counted;
    private final Perpetual perpetual;

    PerpetualRounds(Optional<Integer> counted, Perpetual perpetual) {
        this.counted = counted;
        this.perpetual = perpetual;
    }

    /** The places of the plies that do not count: the same ply came so often before, and a perpetual brought it back. */
    Set<Integer> beyond(List<Ply> plies) {
        Set<Integer> beyond = new HashSet<>();
        if (!counted.isPresent()) return beyond;
        Map<List<Object>, List<Integer>> seen = new HashMap<>();
        for (int i = 0; i < plies.size(); i++) {
            List<Integer> before = seen.computeIfAbsent(plies.get(i).key(), key -> new ArrayList<>());
            if (before.size() >= counted.get() && perpetual.is(plies.subList(before.get(before.size() - 1), i)))
                beyond.add(i);
            before.add(i);
        }
        return beyond;
    }

    /** Decides whether a cycle is 長將 or 長捉. */
    @FunctionalInterface
    public interface Perpetual {
        /** 長將: one side checks with every move. */
        Perpetual CHECK = cycle -> {
            for (Side side : Side.values())
                if (cycle.stream().filter(ply -> ply.mover() == side).allMatch(Ply::check)) return true;
            return false;
        };

        /** @param cycle the plies from a position to its return */
        boolean is(List<Ply> cycle);
    }

    /** One side's move with the position before it, and whether it gave check. */
    public record Ply(Position before, Move move, boolean check) {

        /** The plies of a game. */
        static List<Ply> of(Position start, List<Move> moves) {
            List<Ply> plies = new ArrayList<>();
            Position position = start;
            for (Move move : moves) {
                Position next = position.play(move);
                plies.add(new Ply(position, move, next.isInCheck(next.sideToMove())));
                position = next;
            }
            return plies;
        }

        public Side mover() {
            return before.sideToMove();
        }

        boolean isCapture() {
            return before.pieceAt(move.to()).isPresent();
        }

        /** Equal for plies that are the same move in the same position. */
        List<Object> key() {
            return List.of(before.pieces(), mover(), move);
        }
    }
}
