package org.baoqi.speech.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.narrate.Narrator;
import org.baoqi.speech.narrate.Replay;
import org.baoqi.speech.words.SpokenLanguage;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Logs that version 0.1 wrote at the desk, as they were: they are read to their end, told, and written again as they are. */
class EarlierLogsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "play-flag",
                "play-match",
                "play-sealed",
                "referee-adjournment",
                "referee-blind",
                "referee-draws",
                "referee-inclusive",
                "referee-learner",
                "referee-limit",
                "referee-recovery",
                "referee-signals",
                "referee-touch"
            })
    void areReadAndToldToTheirEnd(String name) throws IOException {
        byte[] log = bytes("version-2/" + name + ".log");
        MatchLog.Reading.Read read = assertInstanceOf(MatchLog.Reading.Read.class, MatchLog.read(log));
        assertEquals(Optional.empty(), read.damage());
        assertFalse(read.torn());
        String header = "baoqi-match " + read.end().version() + "\n";
        assertEquals(
                new String(log, StandardCharsets.UTF_8),
                header
                        + MatchLog.write(
                                read.events(), new MatchLog.Chain(read.end().version(), "")));
        Narrator narrator = new Narrator(new Announcer(SpokenLanguage.TAIWAN_MANDARIN, Verbosity.SHORT));
        Replay.of(read.events(), narrator);
        MatchState.of(read.events());
    }

    private static byte[] bytes(String file) throws IOException {
        try (InputStream in = EarlierLogsTest.class.getResourceAsStream(file)) {
            return in.readAllBytes();
        }
    }
}
