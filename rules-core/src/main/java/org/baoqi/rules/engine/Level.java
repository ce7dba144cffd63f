package org.baoqi.rules.engine;

import java.util.List;
import java.util.stream.Collectors;
import org.baoqi.rules.CsvTable;

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

    /** Full strength, limited by nothing but the time. */
    public boolean isFull() {
        return number == HIGHEST;
    }

    private static List<Level> read() {
        return List.copyOf(
                CsvTable.read(Level.class, "levels.csv").stream().map(Level::of).collect(Collectors.toList()));
    }

    private static Level of(CsvTable.Row row) {
        return new Level(
                row.number("level"),
                row.number("depth"),
                row.number("nodes"),
                row.number("choices"),
                row.number("margin"),
                row.number("boldness"));
    }
}
