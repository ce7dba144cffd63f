package org.baoqi.rules.clock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.baoqi.rules.Cases;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.clock.TimeControl.Period;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class PresetTest {
    @TestFactory
    Stream<DynamicTest> liesWithinWhatTheBookAllows() {
        return Cases.of("presets.csv", row -> {
            TimeControl control =
                    Preset.of(Preset.Name.valueOf(row.text("case"))).control();
            assertWithin(row, "base", control.base().toMinutes());
            for (Period stage : control.stages())
                assertWithin(row, "bonus", stage.bonus().amount().getSeconds());
        });
    }

    private static void assertWithin(CsvTable.Row row, String range, long number) {
        assertTrue(row.number(range + " from") <= number);
        assertTrue(number <= row.optionalNumber(range + " to").orElse(Integer.MAX_VALUE));
    }

    @Test
    void lionsPlayTwentyFiveMinutesAndTenSeconds() {
        assertEquals(
                "25m+10s", TimeControlText.write(Preset.of(Preset.Name.LIONS).control()));
    }

    @Test
    void stagesOfTheChineseExampleComeAgain() {
        assertEquals(
                "30/60m,10/10m",
                TimeControlText.write(Preset.of(Preset.Name.CXA2011_STAGES).control()));
    }
}
