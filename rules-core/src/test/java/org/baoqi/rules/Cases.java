package org.baoqi.rules;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** Tests from a table that a referee can review, one test a line. */
public final class Cases {
    private Cases() {}

    public interface Check {
        void of(String[] cells);
    }

    /** From a CSV file with a heading and without quotation marks; each test is named by its first cell. */
    public static Stream<DynamicTest> in(String resource, Check check) {
        return rows(resource).map(row -> dynamicTest(row[0], () -> check.of(row)));
    }

    /** From a table beside this class, by the names of its columns; each test is named by the column {@code case}. */
    public static Stream<DynamicTest> of(String file, Consumer<CsvTable.Row> check) {
        return CsvTable.read(Cases.class, file).stream().map(row -> dynamicTest(name(row), () -> check.accept(row)));
    }

    private static String name(CsvTable.Row row) {
        return row.text("case").isEmpty() ? "(nothing)" : row.text("case");
    }

    public static Stream<String[]> rows(String resource) {
        try (BufferedReader in = new BufferedReader(
                new InputStreamReader(Cases.class.getResourceAsStream(resource), StandardCharsets.UTF_8))) {
            return in.lines().skip(1).map(line -> line.split(",", -1)).collect(Collectors.toList()).stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
