package org.baoqi.speech.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.baoqi.rules.board.Fen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class WordsTest {
    /** Each phrase with the values it names: the languages may order them as they like. */
    private static TreeMap<String, TreeSet<String>> shape(Language language) {
        TreeMap<String, TreeSet<String>> shape = new TreeMap<>();
        for (String key : Words.load(language).stringPropertyNames()) {
            TreeSet<String> values = new TreeSet<>();
            Words.VALUE.matcher(Words.in(language).phrase(key)).results().forEach(m -> values.add(m.group()));
            shape.put(key, values);
        }
        return shape;
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyLanguageHasTheSamePhrasesWithTheSameValues(Language language) {
        assertEquals(shape(Language.TRADITIONAL), shape(language));
    }

    /** Of two phrases with one name, the first would never be said. */
    @ParameterizedTest
    @EnumSource(Language.class)
    void noPhraseStandsTwice(Language language) throws IOException {
        Set<String> seen = new HashSet<>();
        for (String line : lines(language)) {
            int end = line.indexOf('=');
            if (end > 0 && !line.startsWith("#"))
                assertTrue(seen.add(line.substring(0, end).trim()), line);
        }
        assertEquals(Words.load(language).stringPropertyNames(), seen);
    }

    private static List<String> lines(Language language) throws IOException {
        List<String> lines = new ArrayList<>();
        for (String area : Words.areas())
            lines.addAll(List.of(
                    Words.text(area + "." + language.tag() + ".properties").split("\n")));
        return lines;
    }

    @ParameterizedTest
    @EnumSource(Fen.Problem.Fault.class)
    void everyFaultOfAFenHasASentence(Fen.Problem.Fault fault) {
        for (Language language : Language.values())
            assertFalse(Words.in(language).phrase("fen." + fault).isEmpty());
    }

    @Test
    void aPhraseThatNobodyWroteIsAProgrammersSlip() {
        assertThrows(
                IllegalArgumentException.class, () -> Words.in(Language.ENGLISH).say("no such phrase"));
    }

    @ParameterizedTest
    @CsvSource({
        "0, 零",
        "9, 九",
        "10, 十",
        "16, 十六",
        "20, 二十",
        "42, 四十二",
        "100, 一百",
        "105, 一百零五",
        "110, 一百一十",
        "1001, 一千零一"
    })
    void numbersAreSaidAsTheyAreCounted(int number, String said) {
        assertEquals(said, Words.in(Language.TRADITIONAL).number(number));
        assertEquals(Integer.toString(number), Words.in(Language.ENGLISH).number(number));
    }

    @ParameterizedTest
    @CsvSource({
        "zh_TW.UTF-8, TRADITIONAL",
        "zh_HK, TRADITIONAL",
        "zh_CN.UTF-8, SIMPLIFIED",
        "zh_SG, SIMPLIFIED",
        "en_GB.UTF-8, ENGLISH",
        "C.UTF-8, TRADITIONAL",
        "de_DE, TRADITIONAL"
    })
    void aTerminalsLanguageIsOursWhereWeHaveIt(String locale, Language language) {
        assertEquals(language, Language.ofLocale(locale));
    }

    /** 「」 in 繁體中文, “” in 简体中文, "" in English. */
    @Test
    void eachLanguageHasOneStyleOfQuotationMarks() {
        Map<Language, String> others =
                Map.of(Language.TRADITIONAL, "“”‘’", Language.SIMPLIFIED, "「」『』", Language.ENGLISH, "「」『』“”");
        for (Language language : Language.values())
            Words.load(language)
                    .forEach((key, phrase) -> assertTrue(
                            phrase.toString()
                                    .chars()
                                    .noneMatch(sign -> others.get(language).indexOf(sign) >= 0),
                            language.tag() + " " + key));
    }
}
