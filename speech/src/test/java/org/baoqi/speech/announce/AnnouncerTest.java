package org.baoqi.speech.announce;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.baoqi.speech.announce.Verbosity.Detail;
import org.baoqi.speech.words.SpokenLanguage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.EnumSource;

class AnnouncerTest {
    /** Nothing that a Chinese voice could read in a second way, or as the number twelve. */
    private static final String MISLEADING = ".*([0-9俥車车傌包將将](?![軍军死])|[著着](?<!隔.)).*";

    private static Announcement announce(String happening, SpokenLanguage voice, Verbosity verbosity) {
        return Happenings.ALL.get(happening).apply(new Announcer(voice, verbosity));
    }

    /** Details are separated by blanks; a dash is none. */
    private static Verbosity verbosity(String details) {
        Set<Detail> set = EnumSet.noneOf(Detail.class);
        for (String name : details.split(" ")) if (!name.equals("-")) set.add(Detail.valueOf(name));
        return new Verbosity(set);
    }

    @ParameterizedTest(name = "{0}, {1}, {2}")
    @CsvFileSource(resources = "moves.csv", numLinesToSkip = 1)
    void saysAMoveAsFullyAsWanted(
            String happening, SpokenLanguage voice, String details, String shown, String spoken, String earcon) {
        Announcement said = announce(happening, voice, verbosity(details));
        assertEquals(shown, said.shown());
        assertEquals(spoken, said.spoken());
        assertEquals(Earcon.valueOf(earcon), said.earcon().get());
        assertEquals(Priority.MOVE, said.priority());
    }

    @ParameterizedTest(name = "{0}, {1}")
    @CsvFileSource(resources = "announcements.csv", numLinesToSkip = 1, maxCharsPerColumn = 1000)
    void saysWhatHappens(
            String happening, SpokenLanguage voice, String shown, String spoken, Priority priority, String earcon) {
        Announcement said = announce(happening, voice, Verbosity.SHORT);
        assertEquals(shown, said.shown());
        assertEquals(spoken, said.spoken());
        assertEquals(priority, said.priority());
        assertEquals(earcon, said.earcon().map(Earcon::name).orElse("-"));
    }

    @ParameterizedTest
    @EnumSource(value = SpokenLanguage.class, mode = EnumSource.Mode.EXCLUDE, names = "ENGLISH")
    void givesAChineseVoiceNothingToMisread(SpokenLanguage voice) {
        for (String happening : Happenings.ALL.keySet()) {
            String spoken = announce(happening, voice, Verbosity.FULL).spoken();
            assertFalse(spoken.matches(MISLEADING), happening + ": " + spoken);
        }
    }

    /** A bell alone is ambiguous: the words tell what happened. */
    @ParameterizedTest
    @EnumSource(SpokenLanguage.class)
    void noTwoHappeningsSoundAlike(SpokenLanguage voice) {
        Set<String> heard = new HashSet<>();
        for (String happening : Happenings.ALL.keySet())
            assertTrue(heard.add(announce(happening, voice, Verbosity.FULL).spoken()), happening);
    }

    @Test
    void everySettingSpeaksAnExampleOfItsOwn() {
        Set<String> examples = Arrays.stream(Detail.values())
                .map(detail -> new Announcer(SpokenLanguage.CANTONESE, new Verbosity(Set.of(detail)))
                        .example()
                        .spoken())
                .collect(Collectors.toSet());
        examples.add(new Announcer(SpokenLanguage.CANTONESE, Verbosity.BARE)
                .example()
                .spoken());
        assertEquals(Detail.values().length + 1, examples.size());
    }
}
