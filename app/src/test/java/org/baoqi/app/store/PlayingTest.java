package org.baoqi.app.store;

import static org.junit.Assert.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.speech.library.GameFilter;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.table.Match;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;

/**
 * Plays and imports games and tells of everything once it is kept. {@link KillTest} starts this in a process of its own,
 * with the database where it can find it, and more to play than there is time for.
 */
@RunWith(RobolectricTestRunner.class)
public class PlayingTest {
    static final String DATABASE = "baoqi.killed.database";
    private static final int PLIES = 60;

    @Test
    public void everythingThatIsToldIsKept() {
        int rounds = Integer.getInteger("baoqi.killed.rounds", 1);
        Random random = new Random(Long.getLong("baoqi.killed.seed", 1));
        OpenLibrary.using(System.getProperty(DATABASE, "baoqi.db"), library -> {
            for (int i = 0; i < rounds; i++) {
                play(library, random);
                importSome(library, random);
            }
            assertEquals(rounds * (1 + Records.A_FILE), library.library().count(GameFilter.ALL));
            return library;
        });
    }

    private static void play(OpenLibrary library, Random random) {
        GameStore.KeptGame game = library.games().begin(Matches.setup());
        Telling telling = new Telling(game);
        Match match = Matches.begin(telling);
        Matches.playAtRandom(match, PLIES, random);
        match.grant(match.table(match.state().sideToMove()).resign());
        assertEquals(Optional.of(telling.told), library.eventCount(game.id()));
    }

    private static void importSome(OpenLibrary library, Random random) {
        for (GameRecord record : Records.random(random, Records.A_FILE)) {
            library.library().add(List.of(record));
            System.out.println("imported " + GameFacts.of(record).digest());
        }
    }

    /** Says after each event how many are kept. */
    private static final class Telling implements GameStore.KeptGame {
        private final GameStore.KeptGame game;
        private int told;

        Telling(GameStore.KeptGame game) {
            this.game = game;
        }

        @Override
        public void append(List<? extends MatchEvent> events, MatchState after) {
            game.append(events, after);
            told += events.size();
            System.out.println("kept " + game.id() + " " + told);
        }

        @Override
        public String id() {
            return game.id();
        }

        @Override
        public List<MatchEvent> events() {
            return game.events();
        }
    }
}
