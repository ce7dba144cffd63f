package org.baoqi.speech.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.board.Fen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class WordsTest {
    /** Each phrase with the values it names: the languages may order them as they like. */
    private static Map<Object, Set<String>> shape(Language language) {
        Map<Object, Set<String>> shape = new TreeMap<>();
        Words.load(language).forEach((key, phrase) -> shape.put(key, values(phrase)));
        return shape;
    }

    private static Set<String> values(Object phrase) {
        return Words.VALUE
                .matcher(phrase.toString())
                .results()
                .map(MatchResult::group)
                .collect(Collectors.toSet());
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyLanguageHasTheSamePhrasesWithTheSameValues(Language language) {
        assertEquals(shape(Language.TRADITIONAL), shape(language));
    }

    /** The files of a language that is spoken otherwise than it is written hold what differs, and nothing else. */
    @Test
    void cantoneseSaysTheSameWithTheSameValuesInWordsOfItsOwn() {
        Map<Object, Object> written = Words.load(Language.TRADITIONAL);
        Words.load(SpokenLanguage.CANTONESE.tag()).forEach((key, said) -> {
            assertTrue(written.containsKey(key), key.toString());
            assertNotEquals(written.get(key), said, key.toString());
            assertEquals(values(written.get(key)), values(said), key.toString());
        });
    }

    /** Words that nobody says in Cantonese, but for names and terms; what stands on paper is let be. */
    @Test
    void nothingThatIsSaidInCantoneseReadsAsWrittenChinese() throws IOException {
        Map<String, Pattern> never = new HashMap<>();
        for (CsvTable.Row row : CsvTable.read(WordsTest.class, "not-cantonese.csv"))
            never.put(row.text("phrases"), Pattern.compile(row.text("words")));
        Pattern written = never.remove("paper");
        Pattern words = never.remove("never");
        Pattern terms = never.remove("but");
        Words cantonese = Words.in(SpokenLanguage.CANTONESE);
        for (String key : Words.load(Language.TRADITIONAL).stringPropertyNames()) {
            String said = terms.matcher(cantonese.phrase(key)).replaceAll("");
            assertTrue(written.matcher(key).lookingAt() || !words.matcher(said).find(), key + " = " + said);
        }
    }

    /** Of two phrases with one name, the first would never be said. */
    @ParameterizedTest
    @ValueSource(strings = {"zh-TW", "zh-CN", "en", "yue"})
    void noPhraseStandsTwice(String tag) throws IOException {
        Set<String> seen = new HashSet<>();
        for (String line : lines(tag)) {
            int end = line.indexOf('=');
            if (end > 0 && !line.startsWith("#"))
                assertTrue(seen.add(line.substring(0, end).trim()), line);
        }
        assertEquals(Words.load(tag).stringPropertyNames(), seen);
    }

    private static List<String> lines(String tag) throws IOException {
        List<String> lines = new ArrayList<>();
        for (String area : Words.areas()) {
            String file = area + "." + tag + ".properties";
            if (Words.class.getResource(file) != null)
                lines.addAll(List.of(Words.text(file).split("\n")));
        }
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
