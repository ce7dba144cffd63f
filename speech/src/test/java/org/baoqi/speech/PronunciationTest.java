package org.baoqi.speech;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class PronunciationTest {
    @ParameterizedTest(name = "{0}: {1}")
    @CsvFileSource(resources = "pronunciation.csv", numLinesToSkip = 1)
    void aVoiceIsGivenCharactersItReadsRightly(SpokenLanguage voice, String shown, String spoken) {
        assertEquals(spoken, Pronunciation.of(voice).of(shown));
    }
}
