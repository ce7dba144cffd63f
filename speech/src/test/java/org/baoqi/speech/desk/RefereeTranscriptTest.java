package org.baoqi.speech.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchLog;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.narrate.Replay;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole games refereed: every word that is said and shown, and the log that they come from. */
class RefereeTranscriptTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "blind",
                "inclusive",
                "touch",
                "recovery",
                "adjournment",
                "draws",
                "limit",
                "signals",
                "learner",
                "english",
                "cantonese",
                "deaf-boards",
                "needs",
                "hands",
                "agents",
                "own-hands",
                "speaking-clock",
                "undo",
                "wrong-twice",
                "china",
                "one-line",
                "recording",
                "check-blind",
                "check-inclusive",
                "time-by-need",
                "nobody-blind",
                "times-at-press",
                "marks-once",
                "marks-again",
                "slips",
                "feeling",
                "early-press",
                "resting-hand",
                "stopped",
                "boards",
                "offers",
                "offers-at-once",
                "dispute",
                "dispute-written",
                "dispute-obey",
                "untimed",
                "resting-hand-inclusive"
            })
    void isRefereedAsWritten(String game) throws IOException {
        RefereeTranscript transcript = RefereeTranscript.of("referee/" + game + ".txt");
        assertEquals(transcript.expected(), transcript.played());
        logIsTheTruth(transcript);
    }

    /** The log read back gives the same state, and says in the same order all that was not a mere refusal. */
    private static void logIsTheTruth(RefereeTranscript played) {
        byte[] text = (MatchLog.HEADER + "\n" + MatchLog.write(played.log, MatchLog.Chain.START))
                .getBytes(StandardCharsets.UTF_8);
        List<MatchEvent> events = ((MatchLog.Reading.Read) MatchLog.read(text)).events();
        assertEquals(played.log, events);
        assertEquals(played.table.state(), MatchState.of(events));
        List<Announcement> rest = played.said;
        for (Announcement announcement : Replay.of(events, played.narrator)) {
            int at = rest.indexOf(announcement);
            assertTrue(at >= 0, () -> "not said: " + announcement);
            rest = rest.subList(at + 1, rest.size());
        }
    }
}
