package org.baoqi.speech.hear;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;

/** Positions by the names of {@code positions.csv}, and positions of random games. */
final class Positions {
    private static final int LONGEST_GAME = 120;

    private final Random random;
    private Position position = Position.initial();
    private int plies;

    Positions(Random random) {
        this.random = random;
    }

    static Position named(String name) {
        try (BufferedReader in = new BufferedReader(
                new InputStreamReader(Positions.class.getResourceAsStream("positions.csv"), StandardCharsets.UTF_8))) {
            return in.lines()
                    .filter(line -> line.startsWith(name + ","))
                    .map(line -> Position.parse(line.split(",")[1]))
                    .findFirst()
                    .get();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The next position of a random game that is not over. */
    Position next() {
        List<Move> moves = position.legalMoves();
        position = ++plies > LONGEST_GAME || moves.isEmpty() ? Position.initial() : position.play(any(moves));
        if (position.moveNumber() == 1) plies = 0;
        return position.legalMoves().isEmpty() ? next() : position;
    }

    <T> T any(List<T> items) {
        return items.get(random.nextInt(items.size()));
    }
}
