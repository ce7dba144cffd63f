package org.baoqi.rules.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.baoqi.rules.Cases;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class ReadingTest {
    private static final String START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";

    @TestFactory
    Stream<DynamicTest> readsWhatPeopleWrite() {
        return Cases.in("/notation/read.csv", row -> {
            Position position = Position.parse(row[1].replace("START", START));
            assertEquals(row[3], summary(WrittenMove.read(row[2], position)));
        });
    }

    private static String summary(Resolution resolution) {
        if (resolution instanceof Resolution.Legal legal) return legal.move().iccs();
        if (resolution instanceof Resolution.Ambiguous ambiguous)
            return "ambiguous " + ambiguous.choices().stream().map(Move::iccs).collect(Collectors.joining(" "));
        if (resolution instanceof Resolution.Illegal illegal)
            return "illegal " + illegal.why().reason();
        return resolution instanceof Resolution.NoSuchPiece ? "no piece" : "not notation";
    }
}
