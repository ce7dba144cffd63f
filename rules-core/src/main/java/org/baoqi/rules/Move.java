package org.baoqi.rules;

import java.util.Objects;
import java.util.Optional;

/** 著: a move from one point to another. Which piece moves, and whether it may, depends on the position. */
public record Move(Point from, Point to) {
    public Move {
        Objects.requireNonNull(from);
        Objects.requireNonNull(to);
        if (from.equals(to)) throw new IllegalArgumentException("a move leaves its point: " + from.iccs());
    }

    /** The move as ICCS, {@code h2e2}. */
    public String iccs() {
        return from.iccs() + to.iccs();
    }

    /** The move as UCI, {@code h3e3}: like ICCS, but with ranks 1-10. */
    public String uci() {
        return uci(from) + uci(to);
    }

    private static String uci(Point point) {
        return point.iccs().substring(0, 1) + (point.rank() + 1);
    }

    /** Reads {@code h2e2}, {@code H2E2} or {@code H2-E2}. */
    public static Optional<Move> fromIccs(String text) {
        String bare = text.length() == 5 && text.charAt(2) == '-' ? text.substring(0, 2) + text.substring(3) : text;
        if (bare.length() != 4) return Optional.empty();
        return Point.fromIccs(bare.substring(0, 2))
                .flatMap(from -> Point.fromIccs(bare.substring(2))
                        .filter(to -> !to.equals(from))
                        .map(to -> new Move(from, to)));
    }

    /** For moves that a program wrote: the move, or an exception. */
    public static Move iccs(String text) {
        return fromIccs(text).orElseThrow(() -> new IllegalArgumentException("not a move in ICCS: " + text));
    }
}
