package org.baoqi.rules;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads a table from a text file beside the class that uses it, so that referees can read it, too. Columns are parted
 * by commas and trimmed, in a file that ends with {@code .tsv} by tabs and left as they are; the first line names them;
 * empty lines and lines that begin with # are left out.
 */
public final class CsvTable {
    private CsvTable() {}

    /** One line, by the names of its columns. */
    public record Row(Map<String, String> cells) {
        public Row {
            cells = Map.copyOf(cells);
        }

        public String text(String column) {
            String cell = cells.get(column);
            if (cell == null) throw new IllegalArgumentException("no column " + column + " in " + cells);
            return cell;
        }

        public int number(String column) {
            return Integer.parseInt(text(column));
        }

        /** A number, or a dash for none. */
        public Optional<Integer> optionalNumber(String column) {
            return text(column).equals("-") ? Optional.empty() : Optional.of(number(column));
        }

        public boolean yes(String column) {
            return text(column).equals("yes");
        }

        public <E extends Enum<E>> E value(String column, Class<E> type) {
            return Enum.valueOf(type, text(column));
        }

        public Article article(String column) {
            return Article.parse(text(column));
        }
    }

    public static List<Row> read(Class<?> owner, String file) {
        List<String> lines = lines(owner, file);
        String separator = file.endsWith(".tsv") ? "\t" : "\\s*,\\s*";
        List<String> columns = cells(lines.get(0), separator);
        List<Row> rows = new ArrayList<>();
        for (String line : lines.subList(1, lines.size())) rows.add(row(columns, cells(line, separator)));
        return rows;
    }

    /** The rows that have {@code value} in a column. */
    public static List<Row> rows(Class<?> owner, String file, String column, String value) {
        List<Row> rows = read(owner, file);
        rows.removeIf(row -> !row.text(column).equals(value));
        return rows;
    }

    private static Row row(List<String> columns, List<String> cells) {
        if (cells.size() != columns.size()) throw new IllegalArgumentException(columns + " in: " + cells);
        Map<String, String> row = new LinkedHashMap<>();
        for (int i = 0; i < columns.size(); i++) row.put(columns.get(i), cells.get(i));
        return new Row(row);
    }

    private static List<String> cells(String line, String separator) {
        return Arrays.asList((separator.equals("\t") ? line : line.trim()).split(separator, -1));
    }

    private static List<String> lines(Class<?> owner, String file) {
        List<String> lines = new ArrayList<>();
        try (InputStream in = owner.getResourceAsStream(file);
                BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine())
                if (!line.trim().isEmpty() && !line.startsWith("#")) lines.add(line);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return lines;
    }
}
