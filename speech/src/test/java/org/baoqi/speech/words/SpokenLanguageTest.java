package org.baoqi.speech.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SpokenLanguageTest {
    @Test
    void cantoneseIsTriedUnderItsThreeNames() {
        assertEquals(List.of("yue-HK", "yue-Hant-HK", "zh-HK"), SpokenLanguage.CANTONESE.voiceTags());
    }

    @ParameterizedTest
    @EnumSource
    void everyLanguageHasAVoiceAndARecogniser(SpokenLanguage language) {
        assertFalse(language.voiceTags().isEmpty());
        assertFalse(language.recogniserTags().isEmpty());
    }

    @ParameterizedTest
    @EnumSource
    void aNearVoiceIsNotTheLanguagesOwn(SpokenLanguage language) {
        assertFalse(language.nearVoiceTags().stream().anyMatch(language.voiceTags()::contains));
    }
}
