package org.baoqi.rules.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;

/** A move in an {@code int} of fourteen bits, from and to as {@link Grid} numbers them; also an index for tables. */
public final class IntMove {
    private static final int BITS = 7;
    private static final int MASK = (1 << BITS) - 1;
    /** How many bits a move takes. */
    static final int LENGTH = 2 * BITS;

    /** More moves than any position has. */
    public static final int MOST = 256;

    private IntMove() {}

    public static int of(int from, int to) {
        return from << BITS | to;
    }

    public static int of(Move move) {
        return of(Grid.number(move.from()), Grid.number(move.to()));
    }

    public static int from(int move) {
        return move >> BITS;
    }

    public static int to(int move) {
        return move & MASK;
    }

    public static Move move(int move) {
        return new Move(Grid.point(from(move)), Grid.point(to(move)));
    }

    /** By the point they leave, then by the point they reach, both in the order of {@link Point#all}. */
    static List<Move> inOrder(int[] moves, int count) {
        int[] places = new int[count];
        for (int i = 0; i < count; i++) {
            Point from = Grid.point(from(moves[i]));
            places[i] = of(from.index(), Grid.point(to(moves[i])).index());
        }
        Arrays.sort(places);
        List<Move> ordered = new ArrayList<>(count);
        for (int place : places)
            ordered.add(new Move(Point.all().get(from(place)), Point.all().get(to(place))));
        return ordered;
    }
}
