package org.baoqi.rules.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Stream;
import org.baoqi.rules.Cases;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class WrittenFormsTest {
    @TestFactory
    Stream<DynamicTest> writesEveryForm() {
        return Cases.in("/notation/written.csv", row -> {
            Position position = Position.parse(row[1]);
            for (Notation form : Notation.values())
                assertEquals(row[column(form)], form.write(position, Move.iccs(row[2])), form.id());
        });
    }

    @TestFactory
    Stream<DynamicTest> readsEveryFormBack() {
        return Cases.in("/notation/written.csv", row -> {
            Position position = Position.parse(row[1]);
            Resolution expected = new Resolution.Legal(Move.iccs(row[2]));
            for (Notation form : Notation.values())
                assertEquals(expected, form.read(row[column(form)], position), form.id());
        });
    }

    private static int column(Notation form) {
        return switch (form) {
            case ICCS -> 2;
            case UCI -> 9;
            default -> 3 + form.ordinal();
        };
    }
}
