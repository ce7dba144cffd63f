package org.baoqi.speech.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchLog;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.narrate.Replay;
import org.junit.jupiter.api.Test;

class ReplayTest {
    private static final int MATCHES = 40;
    private static final int STEPS = 250;

    /** Refusals are no events: they change nothing and a replay is silent about them. */
    private static List<String> events(List<Announcement> said, List<Announcement> replayed) {
        List<String> kept = new ArrayList<>();
        int next = 0;
        for (Announcement announcement : said)
            if (next < replayed.size() && announcement.equals(replayed.get(next))) {
                kept.add(announcement.shown());
                next++;
            }
        return kept;
    }

    private static List<MatchEvent> written(List<MatchEvent> events) {
        byte[] log = (MatchLog.HEADER + "\n" + MatchLog.write(events, MatchLog.Chain.START))
                .getBytes(StandardCharsets.UTF_8);
        return ((MatchLog.Reading.Read) MatchLog.read(log)).events();
    }

    @Test
    void aLogReadBackGivesTheSameStateAndTheSameAnnouncements() {
        int moves = 0;
        for (long seed = 0; seed < MATCHES; seed++) {
            RandomMatch random = new RandomMatch(seed);
            random.go(STEPS);
            List<MatchEvent> log = written(random.store.events);
            assertEquals(random.store.events, log);
            assertEquals(random.match.state(), MatchState.of(log), "seed " + seed);
            List<Announcement> replayed = Replay.of(log, Matches.narrator());
            assertEquals(replayed.size(), events(random.said, replayed).size(), "seed " + seed);
            moves += random.match.state().history().plies().size();
        }
        assertTrue(moves > MATCHES, "only " + moves + " moves were played");
    }
}
