package org.baoqi.speech.referee;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.baoqi.rules.Side;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class RefereeLinesTest {
    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "lines.csv", numLinesToSkip = 1)
    void readsWhatARefereeTypes(String typed, String read) {
        assertEquals(read, RefereeLines.read(typed, Side.RED).toString());
    }
}
