package org.baoqi.speech.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.baoqi.rules.record.io.GameReader;
import org.baoqi.rules.record.io.GameReading;
import org.baoqi.rules.record.io.Pgn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class RecordWordsTest {
    @Test
    void everyFaultHasASentenceInEveryLanguage() {
        for (Language language : Language.values()) {
            RecordWords words = new RecordWords(Words.in(language));
            for (Pgn.Damage.Fault fault : Pgn.Damage.Fault.values()) {
                String sentence = words.damage(new Pgn.Damage(3, new Pgn.Damage.Malformed(fault, "[Event")));
                assertTrue(sentence.contains("3"), sentence);
                assertFalse(sentence.contains("{"), sentence);
            }
        }
    }

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "readings.csv", delimiter = '|', numLinesToSkip = 1)
    void saysWhatWasReadAndWhatWasNot(String file, String traditional, String simplified, String english) {
        GameReading reading = GameReader.read(file.replace("\\n", "\n").getBytes(StandardCharsets.UTF_8));
        assertEquals(traditional, said(Language.TRADITIONAL, reading));
        assertEquals(simplified, said(Language.SIMPLIFIED, reading));
        assertEquals(english, said(Language.ENGLISH, reading));
    }

    private static String said(Language language, GameReading reading) {
        return String.join(" ", new RecordWords(Words.in(language)).reading(reading));
    }

    @Test
    void everyTroubleHasASentence() {
        for (Language language : Language.values())
            for (GameReading.Problem trouble : List.of(
                    new GameReading.Problem.OffBoard(2),
                    new GameReading.Problem.TooDeep(2),
                    new GameReading.Problem.Cut(2),
                    new GameReading.Problem.Nonsense(2, "x"))) {
                String sentence = new RecordWords(Words.in(language)).trouble(trouble);
                assertTrue(sentence.contains(Words.in(language).number(2)), sentence);
            }
    }
}
