package org.baoqi.speech.hear;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.baoqi.rules.board.Position;
import org.baoqi.speech.hear.SpokenPosition.Reading;
import org.baoqi.speech.words.SpokenLanguage;
import org.baoqi.speech.words.Words;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class SpokenPositionTest {
    @ParameterizedTest
    @CsvFileSource(resources = "spoken-positions.csv", delimiter = '|', numLinesToSkip = 1, quoteCharacter = '\0')
    void whatIsSaidPieceByPieceIsAPosition(SpokenLanguage language, String said, String expected) {
        Reading reading = SpokenPosition.read(language, said);
        String answer = reading instanceof Reading.Read read
                ? Position.parse(read.fen()).fen()
                : SpokenPosition.fault(reading, Words.in(language)).orElseThrow();
        assertEquals(reading instanceof Reading.Read ? Position.parse(expected).fen() : expected, answer);
    }
}
