package org.baoqi.rules.law;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;

/**
 * The part of a game since the last capture.
 *
 * @param before quiet plies that came before the record begins; nobody knows which of them were checks
 */
record Stretch(Position start, int before, List<Ply> plies) {

    static Stretch of(Position start, List<Move> moves) {
        List<Ply> all = Ply.of(start, moves);
        int first = all.size();
        while (first > 0 && !all.get(first - 1).isCapture()) first--;
        if (first == 0) return new Stretch(start, start.quietPlies(), all);
        Ply capture = all.get(first - 1);
        return new Stretch(capture.before().play(capture.move()), 0, all.subList(first, all.size()));
    }

    /** How many checks a side gave, apart from the plies left out. */
    int checks(Side side, Set<Integer> leftOut) {
        return (int) IntStream.range(0, plies.size())
                .filter(i -> !leftOut.contains(i))
                .filter(i -> plies.get(i).check() && plies.get(i).mover() == side)
                .count();
    }
}
