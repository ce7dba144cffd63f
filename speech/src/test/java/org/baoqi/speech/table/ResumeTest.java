package org.baoqi.speech.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.Procedure;
import org.baoqi.speech.match.TurnEvent;
import org.junit.jupiter.api.Test;

class ResumeTest {
    private static final int MOVES = 12;

    private final Matches.FakeTime time = new Matches.FakeTime();
    private final Matches.Memory store = new Matches.Memory();

    /** A player who speaks, against one who does the same. */
    private List<MatchEvent> played() {
        Match match =
                Matches.begin(Matches.setup(Procedure.REFEREE_MOVES, Procedure.REFEREE_MOVES, false), store, time);
        for (int i = 0; i < MOVES; i++) {
            time.pass(Duration.ofSeconds(3));
            List<Move> legal = match.state().position().legalMoves();
            match.grant(match.turn(match.state().sideToMove()).call(legal.get(i * 5 % legal.size())));
        }
        return store.events;
    }

    private Match resumed(List<MatchEvent> log) {
        MatchState state = MatchState.of(log);
        return Match.resume(state, new Matches.Memory(), MatchTime.from(state.at(), time), Matches.narrator());
    }

    private static long completed(List<MatchEvent> log) {
        return log.stream().filter(event -> event instanceof TurnEvent.Pressed).count();
    }

    @Test
    void whereverTheLogEndsEveryCompletedMoveIsThere() {
        List<MatchEvent> log = played();
        for (int length = 1; length <= log.size(); length++) {
            Match match = resumed(log.subList(0, length));
            match.goOn();
            int moves = match.state().history().plies().size();
            assertTrue(moves >= completed(log.subList(0, length)));
            assertEquals(
                    MatchState.of(log).history().moves().subList(0, moves),
                    match.state().history().moves());
        }
    }

    @Test
    void aCallThatWasCompleteIsPlayed() {
        List<MatchEvent> log = played();
        int called = 0;
        while (!(log.get(called) instanceof TurnEvent.Called)) called++;
        Match match = resumed(log.subList(0, called + 1));
        match.goOn();
        assertEquals(1, match.state().history().plies().size());
    }

    @Test
    void theTimeBeforeACrashIsSpent() {
        Match match =
                Matches.begin(Matches.setup(Procedure.REFEREE_MOVES, Procedure.REFEREE_MOVES, false), store, time);
        Duration all = match.state().left(Side.RED, match.now());
        for (int i = 0; i < 13; i++) {
            time.pass(Duration.ofSeconds(1));
            match.tick();
        }
        Match resumed = resumed(store.events);
        assertEquals(all.minusSeconds(10), resumed.state().left(Side.RED, resumed.now()));
    }

    @Test
    void aSealedMoveIsPlayedWhenTheMatchGoesOn() {
        Match match = Matches.begin(Matches.setup(Procedure.LEARNS_THE_WORDS, Procedure.CALLS, false), store, time);
        Move move = Move.iccs("h2e2");
        match.grant(match.table(Side.RED).seal(move));
        time.pass(Duration.ofMinutes(90));
        match.tick();
        assertEquals(List.of(), match.state().history().moves());
        Match resumed = resumed(store.events);
        resumed.goOn();
        assertEquals(List.of(move), resumed.state().history().moves());
        assertEquals(Side.BLACK, resumed.state().clock().running().orElseThrow());
    }

    @Test
    void timeBetweenDoesNotCount() {
        List<MatchEvent> log = played();
        MatchState state = MatchState.of(log);
        Duration left = state.left(Side.RED, state.at());
        time.pass(Duration.ofHours(5));
        Match match = resumed(log);
        time.pass(Duration.ofSeconds(2));
        assertEquals(left.minusSeconds(2), match.state().left(Side.RED, match.now()));
    }
}
