package org.baoqi.rules.record.io;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Fen;

/** Pieces put on points, by their letters of a FEN, which may or may not make a position. */
public final class Placement {
    private final Map<Point, Character> letters = new HashMap<>();

    public void put(Point point, char letter) {
        letters.put(point, letter);
    }

    /** Whose piece stands on a point. */
    public Optional<Side> sideAt(Point point) {
        return Optional.ofNullable(letters.get(point))
                .map(letter -> Character.isUpperCase(letter) ? Side.RED : Side.BLACK);
    }

    public Fen.Reading position(Side toMove) {
        StringBuilder fen = new StringBuilder();
        for (int rank = Point.RANKS - 1; rank >= 0; rank--) {
            for (int file = Point.FILES; file >= 1; file--) {
                Character letter = letters.get(new Point(file, rank));
                fen.append(letter == null ? "1" : letter);
            }
            fen.append(rank > 0 ? "/" : " ");
        }
        return Fen.read(fen.append(toMove == Side.RED ? "w" : "b").toString());
    }
}
