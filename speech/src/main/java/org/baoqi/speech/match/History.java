package org.baoqi.speech.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;

/** The moves of a match that are complete. */
public record History(Position start, List<Ply> plies) {
    public History {
        plies = List.copyOf(plies);
    }

    /** @param left what the mover's clock showed after it */
    public record Ply(Position before, Move move, Position after, Duration left) {
        public Side mover() {
            return before.sideToMove();
        }
    }

    static History of(Position start) {
        return new History(start, List.of());
    }

    public Position position() {
        return last().map(Ply::after).orElse(start);
    }

    public Optional<Ply> last() {
        return plies.isEmpty() ? Optional.empty() : Optional.of(plies.get(plies.size() - 1));
    }

    public List<Move> moves() {
        return plies.stream().map(Ply::move).collect(Collectors.toList());
    }

    History play(Move move, Duration left) {
        Position before = position();
        List<Ply> more = new ArrayList<>(plies);
        more.add(new Ply(before, move, before.play(move), left));
        return new History(start, more);
    }

    public History back(int count) {
        return new History(start, plies.subList(0, plies.size() - count));
    }
}
