package org.baoqi.speech.review;

import java.util.ArrayList;
import java.util.List;

/**
 * Where in a game with variations a reader stands.
 *
 * @param turnings the way into the variation he is in; none in the game itself
 * @param ply how many moves of the line he is in are behind him
 */
public record Place(List<Turning> turnings, int ply) {
    public static final Place START = new Place(List.of(), 0);

    public Place {
        turnings = List.copyOf(turnings);
        if (ply < 0) throw new IllegalArgumentException("ply: " + ply);
    }

    /**
     * The way from a line into a variation.
     *
     * @param ply the moves of the line before it
     * @param alternative which of the alternatives to the next move, from 0
     */
    public record Turning(int ply, int alternative) {}

    public boolean isInVariation() {
        return !turnings.isEmpty();
    }

    Place at(int other) {
        return new Place(turnings, other);
    }

    /** The beginning of an alternative to the next move. */
    Place into(int alternative) {
        List<Turning> more = new ArrayList<>(turnings);
        more.add(new Turning(ply, alternative));
        return new Place(more, 0);
    }

    /** Where the variation left its line. */
    Place out() {
        Turning last = turnings.get(turnings.size() - 1);
        return new Place(turnings.subList(0, turnings.size() - 1), last.ply());
    }
}
