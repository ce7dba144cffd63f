package org.baoqi.rules.clock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class PresetTest {
    @Test
    void liesWithinWhatTheBookAllows() {
        for (Preset.Name name : Preset.Name.values()) {
            Preset preset = Preset.of(name);
            assertTrue(preset.base().contains(preset.control().base()), name.name());
            for (Stage stage : preset.control().stages())
                assertTrue(preset.bonus().contains(stage.bonus().amount()), name.name());
        }
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
