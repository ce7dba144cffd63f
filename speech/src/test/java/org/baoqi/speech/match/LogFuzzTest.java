package org.baoqi.speech.match;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.IOException;
import java.util.Random;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.narrate.Narrator;
import org.baoqi.speech.narrate.Replay;
import org.baoqi.speech.words.SpokenLanguage;
import org.junit.jupiter.api.Test;

/** Logs that are well-formed nonsense. That no spoilt one is thrown at is among the attacks. */
class LogFuzzTest {
    private static final int TIMES = 50;

    /** Whatever of a nonsense log makes a match can be told from its beginning. */
    @Test
    void whatIsReadOfNonsenseCanBeTold() throws IOException {
        Random random = new Random(8);
        Narrator narrator = new Narrator(new Announcer(SpokenLanguage.TAIWAN_MANDARIN, Verbosity.SHORT));
        for (byte[] log : SpoiltLogs.honest().values())
            for (int i = 0; i < TIMES; i++)
                if (MatchLog.read(SpoiltLogs.mixed(log, random)) instanceof MatchLog.Reading.Read read)
                    assertNotNull(Replay.of(read.events(), narrator));
    }
}
