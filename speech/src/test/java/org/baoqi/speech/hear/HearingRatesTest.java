package org.baoqi.speech.hear;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.baoqi.speech.words.SpokenLanguage;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The rates of {@link HearingRates} on the half of the data that the rules were not made with. */
class HearingRatesTest {
    private static final int TIMES = 400;

    @ParameterizedTest(name = "{0} {1}")
    @CsvFileSource(resources = "rates.csv", numLinesToSkip = 1)
    void isUnderstoodAsPeopleTalk(String tag, HearingRates.Tier tier, double atOnce, double understood) {
        SpokenLanguage language = SpokenLanguage.fromTag(tag).get();
        HearingRates.Tally tally = new HearingRates(language, "held", 43).tally(tier, TIMES);
        assertTrue(100 * tally.atOnce() >= atOnce, tally.toString());
        assertTrue(100 * tally.understood() >= understood, tally.toString());
        assertTrue(tally.wrongAtOnce() <= Hearing.Sure.RISK, tally.toString());
    }

    @ParameterizedTest
    @EnumSource(SpokenLanguage.class)
    void requestsAreUnderstoodInWordsThatNobodyListed(SpokenLanguage language) {
        HearingRates.Asked asked = new HearingRates(language, "held", 43).asked();
        assertTrue(asked.right() >= 0.9 * asked.all(), asked.right() + " of " + asked.all());
        assertTrue(asked.wrong() <= 0.04 * asked.all(), asked.wrong() + " of " + asked.all());
    }

    @ParameterizedTest
    @EnumSource(SpokenLanguage.class)
    void everydayPhrasesAreNoMoves(SpokenLanguage language) {
        List<String> became = new ArrayList<>();
        assertEquals(0, new HearingRates(language, "held", 43).sureOfChatter(6, became), became.toString());
    }
}
