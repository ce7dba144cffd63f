package org.baoqi.speech.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;

/**
 * The moves of a match that are complete.
 *
 * @param offered whether a draw was offered in the turn that is not complete yet
 */
public record History(Position start, List<Ply> plies, boolean offered) {
    public History {
        plies = List.copyOf(plies);
    }

    /**
     * One side's move.
     *
     * @param left what the mover's clock showed after it
     * @param offered whether a draw was offered in its turn: on a sheet ＝ stands beside it (XQEF 附表六 第二部份 3)
     */
    public record Ply(Position before, Move move, Position after, Duration left, boolean offered) {
        public Side mover() {
            return before.sideToMove();
        }
    }

    static History of(Position start) {
        return new History(start, List.of(), false);
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
        more.add(new Ply(before, move, before.play(move), left, offered));
        return new History(start, more, false);
    }

    /** 提和 in the turn that goes on. */
    History offer() {
        return new History(start, plies, true);
    }

    public History back(int count) {
        return new History(start, plies.subList(0, plies.size() - count), false);
    }
}
