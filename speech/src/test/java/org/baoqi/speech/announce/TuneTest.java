package org.baoqi.speech.announce;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TuneTest {
    private static final int RATE = 22_050;

    /** Rising passes through zero: one a period. */
    private static long periods(short[] samples) {
        return IntStream.range(1, samples.length)
                .filter(i -> samples[i - 1] <= 0 && samples[i] > 0)
                .count();
    }

    @ParameterizedTest
    @EnumSource
    void everyEarconIsOverBeforeItsWordsAreUnderWay(Earcon earcon) {
        int millis = Tune.of(earcon).millis();
        assertTrue(millis >= 20 && millis <= 450, millis + " ms");
    }

    @Test
    void noTwoSoundTheSame() {
        List<Tune> all = Arrays.stream(Earcon.values()).map(Tune::of).collect(Collectors.toList());
        assertEquals(Earcon.values().length, all.stream().distinct().count());
        assertTrue(!all.contains(Tune.listening()) && !all.contains(Tune.listened()));
    }

    @Test
    void aNoteHasItsPitchAndItsLength() {
        short[] samples = new Tune(List.of(new Tune.Note(440, 500))).samples(RATE);
        assertEquals(RATE / 2, samples.length);
        assertEquals(220, periods(samples), 1);
    }

    @Test
    void aRestIsSilent() {
        short[] samples = new Tune(List.of(new Tune.Note(0, 50))).samples(RATE);
        assertEquals(
                0,
                IntStream.range(0, samples.length).filter(i -> samples[i] != 0).count());
    }

    @Test
    void aNoteBeginsAndEndsSoftly() {
        short[] samples = new Tune(List.of(new Tune.Note(1000, 100))).samples(RATE);
        assertTrue(Math.abs(samples[5]) < Short.MAX_VALUE / 10);
        assertTrue(Math.abs(samples[samples.length - 6]) < Short.MAX_VALUE / 10);
    }
}
