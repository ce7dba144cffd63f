package org.baoqi.speech.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class PronunciationTest {
    @ParameterizedTest(name = "{0}: {1}")
    @CsvFileSource(resources = "pronunciation.csv", numLinesToSkip = 1)
    void aVoiceIsGivenCharactersItReadsRightly(SpokenLanguage voice, String shown, String spoken) {
        assertEquals(spoken, Pronunciation.of(voice).of(shown));
    }

    @Test
    void aListenersCorrectionGoesBeforeTheUsualOne() {
        Pronunciation corrected =
                Pronunciation.of(SpokenLanguage.TAIWAN_MANDARIN).with(Map.of("車", "俱", "炮二", "泡餌"));
        assertEquals("俱二進六，泡餌平五，象三進五", corrected.of("車二進六，炮二平五，相三進五"));
        assertEquals("居二進六", Pronunciation.of(SpokenLanguage.TAIWAN_MANDARIN).of("車二進六"));
    }
}
