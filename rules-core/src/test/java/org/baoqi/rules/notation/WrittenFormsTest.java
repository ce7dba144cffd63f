package org.baoqi.rules.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Stream;
import org.baoqi.rules.CaseTable;
import org.baoqi.rules.Move;
import org.baoqi.rules.Position;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class WrittenFormsTest {
    @TestFactory
    Stream<DynamicTest> writesEveryForm() {
        return CaseTable.tests("/notation/written.csv", row -> {
            Position position = Position.parse(row.get(1));
            for (Form form : Form.values())
                assertEquals(row.get(column(form)), form.write(position, Move.iccs(row.get(2))), form.id());
        });
    }

    @TestFactory
    Stream<DynamicTest> readsEveryFormBack() {
        return CaseTable.tests("/notation/written.csv", row -> {
            Position position = Position.parse(row.get(1));
            Resolution expected = new Resolution.Legal(Move.iccs(row.get(2)));
            for (Form form : Form.values())
                assertEquals(expected, form.read(row.get(column(form)), position), form.id());
        });
    }

    private static int column(Form form) {
        return switch (form) {
            case ICCS -> 2;
            case UCI -> 9;
            default -> 3 + form.ordinal();
        };
    }
}
