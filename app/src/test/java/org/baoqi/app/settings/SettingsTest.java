package org.baoqi.app.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.Optional;
import org.baoqi.app.settings.Choices.Theme;
import org.baoqi.speech.words.Language;
import org.baoqi.speech.words.SpokenLanguage;
import org.junit.jupiter.api.Test;

class SettingsTest {
    @Test
    void whatIsChosenHolds() {
        Settings settings = Settings.STANDARD.with(Choices.THEME, Theme.DARK).with(Choices.EARCONS, false);
        assertEquals(Theme.DARK, settings.get(Choices.THEME));
        assertEquals(false, settings.get(Choices.EARCONS));
        assertEquals(Theme.SYSTEM, Settings.STANDARD.get(Choices.THEME));
    }

    @Test
    void whatNoLongerMeansAnythingIsAsBefore() {
        Settings old = new Settings(Map.of("theme", "SEPIA", "language", "KLINGON"));
        assertEquals(Theme.SYSTEM, old.get(Choices.THEME));
        assertEquals(Optional.empty(), old.get(Choices.LANGUAGE));
    }

    @Test
    void aChoiceCanBeLeftToThePhoneAgain() {
        Settings settings = Settings.STANDARD.with(Choices.LANGUAGE, Optional.of(Language.ENGLISH));
        assertEquals(Optional.of(Language.ENGLISH), settings.get(Choices.LANGUAGE));
        assertEquals(
                Optional.empty(),
                settings.with(Choices.LANGUAGE, Optional.empty()).get(Choices.LANGUAGE));
    }

    @Test
    void numbersStayWithinTheirBounds() {
        Choice<Integer> rate = Choice.number("rate", 100, 50, 300);
        assertEquals(300, new Settings(Map.of("rate", "1000")).get(rate));
        assertEquals(100, new Settings(Map.of("rate", "fast")).get(rate));
    }

    @Test
    void speechFollowsTheTextsUntilItIsChosen() {
        assertEquals(SpokenLanguage.MAINLAND_MANDARIN, Choices.spoken(Settings.STANDARD, Language.SIMPLIFIED));
        Settings cantonese = Settings.STANDARD.with(Choices.SPOKEN, Optional.of(SpokenLanguage.CANTONESE));
        assertEquals(SpokenLanguage.CANTONESE, Choices.spoken(cantonese, Language.ENGLISH));
    }
}
