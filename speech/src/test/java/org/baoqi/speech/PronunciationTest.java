package org.baoqi.speech;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PronunciationTest {
    @ParameterizedTest
    @CsvSource({
        "紅俥，一路，一線, 紅居，一路，一線",
        "黑車，九路，十線, 黑居，九路，十線",
        "黑包，二路，八線, 黑炮，二路，八線",
        "紅相，三路，一線, 紅象，三路，一線",
        "黑將，五路，十線, 黑匠，五路，十線",
        "輪到黑方走，黑方被將軍。, 輪到黑方走，黑方被將軍。",
        "空，五路，五線, 空，五路，五線"
    })
    void aMandarinVoiceIsGivenCharactersItReadsRightly(String shown, String spoken) {
        assertEquals(spoken, Pronunciation.mandarin().of(shown));
    }
}
