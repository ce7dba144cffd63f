package org.baoqi.speech.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class VoiceTagsTest {
    @Test
    void cantoneseIsTriedUnderItsThreeNames() {
        assertEquals(List.of("yue-HK", "yue-Hant-HK", "zh-HK"), VoiceTags.ofVoice(SpokenLanguage.CANTONESE));
    }

    @ParameterizedTest
    @EnumSource
    void everyLanguageHasAVoiceAndARecogniser(SpokenLanguage language) {
        assertFalse(VoiceTags.ofVoice(language).isEmpty());
        assertFalse(VoiceTags.ofRecogniser(language).isEmpty());
    }

    @ParameterizedTest
    @EnumSource
    void aNearVoiceIsNotTheLanguagesOwn(SpokenLanguage language) {
        assertFalse(VoiceTags.nearTo(language).stream().anyMatch(VoiceTags.ofVoice(language)::contains));
    }
}
