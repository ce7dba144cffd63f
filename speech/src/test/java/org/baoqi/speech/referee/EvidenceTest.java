package org.baoqi.speech.referee;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.rules.book.RuleBooks;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.clock.TimeControlText;
import org.baoqi.speech.match.Change;
import org.baoqi.speech.match.Evidence;
import org.baoqi.speech.match.Evidence.Piece;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.Need;
import org.baoqi.speech.match.TableEvent;
import org.baoqi.speech.time.Scheme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Which part of a recording belongs to which move, and how long one is made and kept. */
class EvidenceTest {
    private final List<MatchEvent> log = new ArrayList<>();
    private MatchState state = begun();

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "evidence.csv", numLinesToSkip = 1, delimiter = '|')
    void findsWhatWasAnnounced(String title, String entries, String pieces, int move, String heard) {
        for (String entry : entries.split("; ")) enter(entry.split(" ", 2));
        List<Piece> recorded =
                Arrays.stream(pieces.split("; ")).map(EvidenceTest::piece).collect(Collectors.toList());
        String parts = Evidence.of(move, log, recorded).stream()
                .map(part -> part.piece().from().getSeconds() + ": "
                        + part.from().getSeconds() + "-" + part.to().getSeconds())
                .collect(Collectors.joining(", "));
        assertEquals(heard, parts.isEmpty() ? "-" : parts);
    }

    @Test
    void isMadeOnlyWhileBothAgreeAndTheMatchIsPlayed() {
        assertFalse(Evidence.isWanted(state));
        enter(new RefereeInput.AskToRecord(), 1);
        enter(new RefereeInput.AgreeToRecord(Side.RED, true), 2);
        assertFalse(Evidence.isWanted(state));
        enter(new RefereeInput.AgreeToRecord(Side.BLACK, true), 3);
        assertTrue(Evidence.isWanted(state));
        enter(new RefereeInput.AgreeToRecord(Side.RED, false), 4);
        assertFalse(Evidence.isWanted(state));
        enter(new RefereeInput.AgreeToRecord(Side.RED, true), 5);
        enter(new RefereeInput.Resign(Side.RED), 6);
        assertFalse(Evidence.isWanted(state));
    }

    @Test
    void isKeptForSoManyDays() {
        Instant recorded = Instant.parse("2026-01-01T12:00:00Z");
        assertFalse(Evidence.isExpired(recorded, Instant.parse("2026-01-08T12:00:00Z"), 7));
        assertTrue(Evidence.isExpired(recorded, Instant.parse("2026-01-08T12:00:01Z"), 7));
    }

    private MatchState begun() {
        TimeControlText.Reading.Read hour = (TimeControlText.Reading.Read) TimeControlText.read("60m");
        BothSides<TimeControl> time = hour.controls();
        BothSides<MatchSetup.Seat> seats =
                MatchSetup.Seat.facing(BothSides.same(""), BothSides.same(Set.of(Need.BLIND)), Scheme.BLIND, false);
        TableEvent.Begun begun = new TableEvent.Begun(
                Duration.ZERO,
                MatchSetup.of(seats, time, RuleBooks.byId("XQEF").orElseThrow(IllegalStateException::new)));
        log.add(begun);
        return MatchState.begin(begun);
    }

    private void enter(String[] entry) {
        RefereeLines.Line line = RefereeLines.read(entry[1], state.sideToMove());
        RefereeInput input = ((RefereeLines.Line.Input) line).input();
        enter(input instanceof RefereeInput.Press ? new RefereeInput.Usual() : input, Integer.parseInt(entry[0]));
    }

    private void enter(RefereeInput input, int second) {
        Ruling ruling = input.judge(state, Duration.ofSeconds(second));
        for (Change change : ((Ruling.Granted) ruling).changes()) {
            log.add(change.event());
            state = change.after();
        }
    }

    private static Piece piece(String text) {
        String[] ends = text.split("-");
        Duration from = Duration.ofSeconds(Integer.parseInt(ends[0]));
        return new Piece(from, Duration.ofSeconds(Integer.parseInt(ends[1])).minus(from));
    }
}
