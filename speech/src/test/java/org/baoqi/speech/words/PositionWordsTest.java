package org.baoqi.speech.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Collectors;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.EnumSource;

class PositionWordsTest {
    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvFileSource(resources = "points.csv", numLinesToSkip = 1)
    void saysWhatStandsOnAPoint(String language, Side viewer, String point, String said) {
        var words = new PositionWords(Words.in(Language.fromTag(language).get()), viewer);
        assertEquals(said, words.point(Position.initial(), Point.fromIccs(point).get()));
    }

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvFileSource(resources = "positions.csv", numLinesToSkip = 1)
    void readsAWholePosition(String language, Side viewer, String fen, String said) {
        var words = new PositionWords(Words.in(Language.fromTag(language).get()), viewer);
        assertEquals(said, String.join(" ", words.position(Position.parse(fen))));
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void noTwoPointsSoundAlike(Side viewer) {
        for (Language language : Language.values()) {
            var words = new PositionWords(Words.in(language), viewer);
            var said = words.readingOrder().stream()
                    .map(p -> words.point(Position.initial(), p))
                    .collect(Collectors.toSet());
            assertEquals(90, said.size());
        }
    }
}
