package org.baoqi.rules.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.stream.Collectors;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class FenTest {
    @ParameterizedTest(name = "{1}: {0}")
    @CsvFileSource(resources = "fen-errors.csv", numLinesToSkip = 1)
    void refusesWithTheReason(String fen, String fault, String details) {
        var refused = assertInstanceOf(Fen.Reading.Refused.class, Fen.read(fen == null ? "" : fen));
        assertEquals(fault, refused.error().fault().toString());
        assertEquals(
                details == null ? "" : details,
                refused.error().details().stream().map(FenTest::brief).collect(Collectors.joining(" ")));
    }

    private static String brief(Object detail) {
        if (detail instanceof Piece piece) return piece.side() + "-" + piece.kind();
        if (detail instanceof Point point) return point.iccs();
        return detail.toString();
    }

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "fen-good.csv", numLinesToSkip = 1)
    void readsAndWrites(String fen, String written) {
        var read = assertInstanceOf(Fen.Reading.Read.class, Fen.read(fen), fen);
        assertEquals(written == null ? fen : written, read.position().fen());
    }

    @Test
    void theInitialPositionIsTheUsualOne() {
        assertEquals(
                "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
                Position.initial().fen());
    }

    @Test
    void aProgramsOwnFenMustBeRight() {
        assertThrows(IllegalArgumentException.class, () -> Position.parse("9/9 w"));
    }
}
