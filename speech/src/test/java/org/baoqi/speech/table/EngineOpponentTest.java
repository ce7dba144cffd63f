package org.baoqi.speech.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Move;
import org.baoqi.rules.book.RuleBooks;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.clock.TimeControl.Bonus;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.TableEvent;
import org.junit.jupiter.api.Test;

class EngineOpponentTest {
    private final MatchState start = MatchState.begin(new TableEvent.Begun(
            Duration.ZERO,
            MatchSetup.of(
                            BothSides.same(MatchSetup.Seat.machine(5)),
                            BothSides.same(TimeControl.of(Duration.ofMinutes(10), Bonus.NONE)),
                            RuleBooks.byId("XQEF").orElseThrow(IllegalStateException::new))
                    .practice(true)
                    .on(LocalDate.parse("2026-11-16"))));

    private Move first(long seed) {
        CompletableFuture<Move> answer = new CompletableFuture<>();
        try (EngineOpponent machine = new EngineOpponent(seed)) {
            machine.think(start, Duration.ofMinutes(10), answer::complete);
            return answer.join();
        }
    }

    @Test
    void opensNowThisWayNowThat() {
        Set<Move> opened = new HashSet<>();
        for (long seed = 0; seed < 12; seed++) opened.add(first(seed));
        assertTrue(opened.size() > 1, opened.toString());
    }

    @Test
    void playsTheSameGameAgainWithTheSameSeed() {
        assertEquals(first(7), first(7));
    }
}
