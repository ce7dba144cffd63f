package org.baoqi.speech.talk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import org.baoqi.rules.notation.MoveWord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KeystrokesTest {
    private static String meaning(char sign, Set<MoveWord> next, boolean choosing) {
        return Keystrokes.read(sign, next, choosing)
                .map(stroke -> stroke instanceof Keystrokes.Stroke.Word word
                        ? word.word().name()
                        : ((Keystrokes.Stroke.Command) stroke)
                                .command()
                                .request()
                                .name())
                .orElse("nothing");
    }

    @ParameterizedTest
    @CsvSource({
        "c, CANNON HORSE, false, CANNON",
        "C, CANNON HORSE, false, CANNON",
        "+, ADVANCE LEVEL, false, ADVANCE",
        "+, FRONT REAR, false, FRONT",
        "-, FRONT REAR, false, REAR",
        "2, TWO, false, TWO",
        "2, TWO, true, CHOOSE",
        "t, TWO, false, TIME",
        "q, TWO, false, nothing"
    })
    void aKeyMeansWhatCanBeSaid(char sign, String next, boolean choosing, String meaning) {
        Set<MoveWord> words = EnumSet.noneOf(MoveWord.class);
        Arrays.stream(next.split(" ")).map(MoveWord::valueOf).forEach(words::add);
        assertEquals(meaning, meaning(sign, words, choosing));
    }

    @Test
    void aWordThatCannotBeSaidIsStillAWord() {
        assertEquals("KING", meaning('k', Set.of(), false));
    }
}
