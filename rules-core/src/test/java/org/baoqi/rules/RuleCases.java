package org.baoqi.rules;

import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** Tests from a table that a referee can review, one a line, named by its column {@code case}. */
public final class RuleCases {
    private RuleCases() {}

    /** The table lies beside this class. */
    public static Stream<DynamicTest> of(String file, Consumer<CsvTable.Row> check) {
        return CsvTable.read(RuleCases.class, file).stream()
                .map(row -> DynamicTest.dynamicTest(name(row), () -> check.accept(row)));
    }

    private static String name(CsvTable.Row row) {
        return row.text("case").isEmpty() ? "(nothing)" : row.text("case");
    }
}
