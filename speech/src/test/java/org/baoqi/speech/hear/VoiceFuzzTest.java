package org.baoqi.speech.hear;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.baoqi.speech.words.SpokenLanguage;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever a recogniser prints, the answer is a value, and noise is as good as never a move. */
class VoiceFuzzTest {
    private static final int TIMES = 1_000;
    private static final int LONGEST = 9;
    private static final String SIGNS = "俥傌炮仕相兵帥車馬包士象卒將前中後進退平一二三四五六七八九123456789路線吃不我走abeEhR+-=. ，";

    private final Random random = new Random(21);
    private final Positions positions = new Positions(random);

    @ParameterizedTest
    @EnumSource(SpokenLanguage.class)
    void charactersOfTheLanguage(SpokenLanguage language) {
        List<String> characters =
                new ArrayList<>(Lexicon.of(lexical(language)).readings().keySet());
        assertTrue(sure(language, () -> positions.any(characters)) <= TIMES / 1000);
    }

    private static SpokenLanguage lexical(SpokenLanguage language) {
        return language == SpokenLanguage.ENGLISH ? SpokenLanguage.TAIWAN_MANDARIN : language;
    }

    @ParameterizedTest
    @EnumSource(SpokenLanguage.class)
    void anyCharactersAtAll(SpokenLanguage language) {
        assertTrue(sure(language, () -> String.valueOf((char) random.nextInt(random.nextBoolean() ? 128 : 65_536)))
                <= TIMES / 1000);
    }

    /** By chance these are moves now and then: only that there is an answer counts. */
    @ParameterizedTest
    @EnumSource(SpokenLanguage.class)
    void wordsOfMovesInAnyOrder(SpokenLanguage language) {
        sure(language, () -> String.valueOf(SIGNS.charAt(random.nextInt(SIGNS.length()))));
    }

    /** How many random texts are taken for a move at once. */
    private int sure(SpokenLanguage language, Supplier<String> signs) {
        int sure = 0;
        for (int i = 0; i < TIMES; i++) {
            Hearing hearing = VoiceParser.in(language).hear(List.of(text(signs)), positions.next());
            assertNotNull(hearing);
            if (hearing instanceof Hearing.Sure) sure++;
        }
        return sure;
    }

    private String text(Supplier<String> signs) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(LONGEST); i >= 0; i--) text.append(signs.get());
        return text.toString();
    }
}
