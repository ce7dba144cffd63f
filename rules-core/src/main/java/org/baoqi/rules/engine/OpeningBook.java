package org.baoqi.rules.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.Resolution;
import org.baoqi.rules.notation.WrittenMove;

/**
 * 開局庫: the named openings of the file {@code openings.txt}. Positions count, not the order of moves that led there.
 */
public final class OpeningBook {
    private static final OpeningBook BUILT_IN = new OpeningBook(read());

    private final List<Opening> openings;
    /** By the key of a position: the opening that ends there, and the moves that go on from there. */
    private final Map<Long, Opening> ends = new HashMap<>();

    private final Map<Long, List<Move>> moves = new HashMap<>();

    private OpeningBook(List<Opening> openings) {
        this.openings = List.copyOf(openings);
        openings.forEach(this::learn);
    }

    public static OpeningBook builtIn() {
        return BUILT_IN;
    }

    private static List<Opening> read() {
        try (InputStream in = OpeningBook.class.getResourceAsStream("openings.txt");
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(Opening::parse)
                    .collect(Collectors.toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void learn(Opening opening) {
        Position position = Position.initial();
        for (Move move : opening.moves()) {
            moves.computeIfAbsent(position.key(), key -> new ArrayList<>()).add(move);
            position = position.play(move);
        }
        ends.put(position.key(), opening);
    }

    public List<Opening> openings() {
        return openings;
    }

    /** A move of the book; those that more openings begin with are chosen more often. */
    public Optional<Move> move(Position position, long seed) {
        List<Move> known = moves.getOrDefault(position.key(), List.of());
        return known.isEmpty()
                ? Optional.empty()
                : Optional.of(known.get(new Random(seed ^ position.key()).nextInt(known.size())));
    }

    /** The opening of the game so far: the one that ends with the last of its positions that ends any. */
    public Optional<Opening> name(Position start, List<Move> played) {
        Opening found = ends.get(start.key());
        Position position = start;
        for (Move move : played) {
            position = position.play(move);
            found = ends.getOrDefault(position.key(), found);
        }
        return Optional.ofNullable(found);
    }

    /**
     * 開局: a named beginning of a game.
     *
     * @param id its name in the words files, after {@code opening.}
     */
    public record Opening(String id, List<Move> moves) {
        public Opening {
            moves = List.copyOf(moves);
        }

        /** Reads {@code id = 炮二平五 馬8進7}. */
        static Opening parse(String line) {
            String[] parts = line.split(" = ");
            List<Move> moves = new ArrayList<>();
            Position position = Position.initial();
            for (String text : parts[1].split(" ")) {
                Move move = legal(text, position, line);
                moves.add(move);
                position = position.play(move);
            }
            return new Opening(parts[0], moves);
        }

        private static Move legal(String text, Position position, String line) {
            if (WrittenMove.read(text, position) instanceof Resolution.Legal legal) return legal.move();
            throw new IllegalArgumentException(text + " in " + line);
        }
    }
}
