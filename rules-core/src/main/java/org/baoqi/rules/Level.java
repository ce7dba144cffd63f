package org.baoqi.rules;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/**
 * 級: how strong the engine plays, from the file {@code levels.csv}. A lower level looks less far and chooses among the
 * moves that seem nearly as good as the best; it never gives away what it sees.
 *
 * @param number 1-10
 * @param depth plies it looks ahead
 * @param nodes positions it looks at
 * @param choices moves it considers
 * @param margin how much worse than the best they may seem, in hundredths of a pawn
 * @param boldness a move that seems so much worse is chosen a third as often
 */
public record Level(int number, int depth, long nodes, int choices, int margin, int boldness) {
    private static final List<Level> ALL = read();
    public static final int HIGHEST = 10;

    /** Level 1 to {@link #HIGHEST}. */
    public static Level of(int number) {
        return ALL.get(number - 1);
    }

    public static List<Level> all() {
        return ALL;
    }

    /** Full strength, limited by nothing but the time. */
    public boolean isFull() {
        return number == HIGHEST;
    }

    private static List<Level> read() {
        try (InputStream in = Level.class.getResourceAsStream("levels.csv");
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return List.copyOf(lines.lines().skip(1).map(Level::parse).collect(Collectors.toList()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Level parse(String line) {
        String[] cells = line.split(",");
        return new Level(
                Integer.parseInt(cells[0]),
                Integer.parseInt(cells[1]),
                Long.parseLong(cells[2]),
                Integer.parseInt(cells[3]),
                Integer.parseInt(cells[4]),
                Integer.parseInt(cells[5]));
    }
}
