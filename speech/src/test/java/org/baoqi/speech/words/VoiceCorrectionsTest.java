package org.baoqi.speech.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class VoiceCorrectionsTest {
    private static final VoiceCorrections NONE = VoiceCorrections.read("");
    private static final SpokenLanguage VOICE = SpokenLanguage.TAIWAN_MANDARIN;

    private static VoiceCorrections.TrickyWord word(String name) {
        return VoiceCorrections.TrickyWord.named(VOICE, name).get();
    }

    @Test
    void aCorrectedWordIsSpokenSoInEveryWrittenForm() {
        Pronunciation corrected = NONE.with(word("車"), "拘").pronunciation(VOICE);
        assertEquals("拘二進六，拘二退一，炮二平五", corrected.of("俥二進六，車2退1，炮二平五"));
    }

    @Test
    void aCheckIsNotReadAsTheKingIs() {
        Pronunciation corrected = NONE.with(word("將"), "匠").pronunciation(VOICE);
        assertEquals("匠五平四，將軍", corrected.of("將5平4，將軍"));
    }

    @Test
    void aCorrectionTakenBackIsGone() {
        VoiceCorrections corrected =
                NONE.with(word("車"), "拘").with(word("相"), "向").without(word("車"));
        assertEquals(Optional.empty(), corrected.of(word("車")));
        assertEquals("居二進六，向三進五", corrected.pronunciation(VOICE).of("車二進六，相三進五"));
    }

    @Test
    void correctionsAreKeptAsText() {
        VoiceCorrections corrected = NONE.with(word("車"), " 拘 ").with(word("相"), "向");
        assertEquals("相=向;車=拘", corrected.text());
        assertEquals(corrected, VoiceCorrections.read(corrected.text()));
        assertEquals("", NONE.text());
        assertEquals(NONE, VoiceCorrections.read("junk;=;a=b=c"));
    }

    @ParameterizedTest
    @CsvSource({
        "拘, true",
        "jū, true",
        "' ', false",
        "'', false",
        "a=b, false",
        "a;b, false",
        "一二三四五六七八九十一二三四五六七八九十一, false"
    })
    void whatIsTypedMustBeAFewCharacters(String typed, boolean can) {
        assertEquals(can, VoiceCorrections.canBe(typed));
    }

    @ParameterizedTest
    @CsvSource({
        "TAIWAN_MANDARIN, 車, 車二進六",
        "MAINLAND_MANDARIN, 车, 车二进六",
        "CANTONESE, 車, 車二進六",
        "ENGLISH, rook, rook two advance six"
    })
    void aTrickyWordIsWrittenAsItsHearersWrite(SpokenLanguage voice, String name, String example) {
        VoiceCorrections.TrickyWord first =
                VoiceCorrections.TrickyWord.of(voice).get(0);
        assertEquals(name, first.name());
        assertEquals(example, first.example());
    }

    /** Else nobody could hear what he corrects, or could choose back what is usual. */
    @ParameterizedTest
    @EnumSource
    void everyTrickyWordIsInItsExampleAndItsUsualFormIsAmongTheAlternatives(SpokenLanguage voice) {
        for (VoiceCorrections.TrickyWord word : VoiceCorrections.TrickyWord.of(voice)) {
            assertTrue(word.written().stream().anyMatch(word.example()::contains), word.name());
            assertTrue(word.alternatives().contains(Pronunciation.of(voice).of(word.name())), word.name());
        }
    }
}
