package org.baoqi.speech.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.time.Duration;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.clock.TimeControlText;
import org.baoqi.speech.words.Language;
import org.baoqi.speech.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class TimeWordsTest {
    private static final TimeWords TRADITIONAL = new TimeWords(Words.in(Language.TRADITIONAL));
    private static final TimeWords SIMPLIFIED = new TimeWords(Words.in(Language.SIMPLIFIED));
    private static final TimeWords ENGLISH = new TimeWords(Words.in(Language.ENGLISH));

    @ParameterizedTest(name = "{0} s")
    @CsvFileSource(resources = "spans.csv", numLinesToSkip = 1)
    void timesAreSentences(double seconds, String traditional, String simplified, String english) {
        Duration time = Duration.ofMillis(Math.round(seconds * 1000));
        assertEquals(traditional, TRADITIONAL.span(time));
        assertEquals(simplified, SIMPLIFIED.span(time));
        assertEquals(english, ENGLISH.span(time));
    }

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "controls.csv", numLinesToSkip = 1)
    void aTimeControlIsASentence(String text, String traditional, String english) {
        BothSides<TimeControl> controls = ((TimeControlText.Reading.Read) TimeControlText.read(text)).controls();
        assertEquals(traditional, TRADITIONAL.controls(controls));
        assertEquals(english, ENGLISH.controls(controls));
    }

    @Test
    void noTimeOfAGameIsSaidAsAClockFace() {
        for (int second = 0; second < 10_000; second++)
            assertFalse(TRADITIONAL.span(Duration.ofSeconds(second)).matches(".*[0-9:點时].*"));
    }

    @Test
    void whoHasNoTimeLeftIsToldSo() {
        TimesLeft times = new TimesLeft(Side.RED, new BothSides<>(Duration.ZERO, Duration.ofSeconds(62)));
        assertEquals("紅方時間到；黑方尚餘一分兩秒。", TRADITIONAL.both(times));
    }
}
