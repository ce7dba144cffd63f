package org.baoqi.rules;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** Cases in a file with commas: the first line names the columns, the first column names the case. */
public final class CaseTable {
    private CaseTable() {}

    /** One test for each line. */
    public static Stream<DynamicTest> tests(String resource, Consumer<List<String>> test) {
        return rows(resource).stream()
                .map(row -> DynamicTest.dynamicTest(String.join(", ", row), () -> test.accept(row)));
    }

    private static List<List<String>> rows(String resource) {
        try (BufferedReader in = new BufferedReader(
                new InputStreamReader(CaseTable.class.getResourceAsStream(resource), StandardCharsets.UTF_8))) {
            return in.lines().skip(1).map(line -> List.of(line.split(",", -1))).collect(Collectors.toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
