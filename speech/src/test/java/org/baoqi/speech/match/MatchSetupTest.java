package org.baoqi.speech.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.rules.book.RuleBooks;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.clock.TimeControl.Bonus;
import org.baoqi.rules.record.io.Pgn;
import org.baoqi.speech.match.MatchSetup.Seat;
import org.baoqi.speech.table.Match;
import org.baoqi.speech.table.Matches;
import org.baoqi.speech.time.Mark;
import org.baoqi.speech.time.Scheme;
import org.baoqi.speech.words.Language;
import org.baoqi.speech.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class MatchSetupTest {
    private static final MatchSetup.Fixture FIXTURE =
            new MatchSetup.Fixture("盲人\t象棋賽\\春季", "第三輪", "5", "活動中心\n二樓", "陳裁判", true, true);

    private static MatchSetup setup(MatchSetup.Fixture fixture) {
        return MatchSetup.of(
                        Seat.facing(
                                new BothSides<>("王=小明", "李四"),
                                new BothSides<>(Set.of(Need.BLINDFOLDED, Need.AGENT), Set.of(Need.DEAF_OR_MUTE)),
                                Scheme.INCLUSIVE,
                                true),
                        BothSides.same(TimeControl.of(Duration.ofMinutes(1), Bonus.NONE)),
                        RuleBooks.byId("XQEF").orElseThrow(IllegalStateException::new))
                .in(Scheme.INCLUSIVE)
                .twoBoards(true)
                .on(LocalDate.parse("2026-11-16"))
                .at(fixture);
    }

    private static byte[] log(String header, MatchSetup setup) {
        int version = Integer.parseInt(header.substring(header.length() - 1));
        TableEvent.Begun event = new TableEvent.Begun(Duration.ZERO, setup);
        String begun = version < 3 ? MatchLog.line(event) + "\n" : MatchLog.write(List.of(event), MatchLog.Chain.START);
        return (header + "\n" + begun).getBytes(StandardCharsets.UTF_8);
    }

    private static MatchSetup read(byte[] log) {
        MatchLog.Reading.Read read = (MatchLog.Reading.Read) MatchLog.read(log);
        return ((TableEvent.Begun) read.events().get(0)).setup();
    }

    @Test
    void aLogKeepsEverythingThatWasAgreed() {
        assertEquals(setup(FIXTURE), read(log(MatchLog.HEADER, setup(FIXTURE))));
        assertEquals(setup(MatchSetup.Fixture.NONE), read(log(MatchLog.HEADER, setup(MatchSetup.Fixture.NONE))));
        MatchSetup own = setup(FIXTURE).withMarks(List.of(Mark.HALF, Mark.of(Duration.ofSeconds(90))));
        assertEquals(own, read(log(MatchLog.HEADER, own)));
        Allowances.Answer.Known byNeed =
                (Allowances.Answer.Known) Allowances.read(Allowances.parts("blind=60m+30s; sighted=30m"));
        MatchSetup event = setup(FIXTURE.numbered(new BothSides<>("7", "12")))
                .under(Charter.NONE
                        .supervised(true)
                        .timesAtPress(true)
                        .marksOnce(true)
                        .byNeed(byNeed.event()));
        assertEquals(event, read(log(MatchLog.HEADER, event)));
    }

    @Test
    void aLogOfTheFirstVersionIsStillRead() {
        String line = "0\tbegun\trnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"
                + "\tREFEREE_MOVES/impaired/-\tCALLS/sighted/3\t15m+5s\tXQEF\tBLIND\tmatch\tone-board\t2026-11-16\n";
        MatchSetup old = read(("baoqi-match 1\n" + line).getBytes(StandardCharsets.UTF_8));
        assertEquals(new BothSides<>(Seat.person(), Seat.machine(3)), old.seats());
        assertEquals(MatchSetup.Fixture.NONE, old.fixture());
    }

    @Test
    void whereAnotherClockTellsTheTimeTheRefereeDoesNot() {
        Matches.FakeTime time = new Matches.FakeTime();
        Match speaking = Matches.begin(setup(FIXTURE), new Matches.Memory(), time);
        Match silent = Matches.begin(setup(MatchSetup.Fixture.NONE), new Matches.Memory(), time);
        time.pass(Duration.ofSeconds(45));
        assertEquals(List.of(), speaking.tick());
        assertFalse(silent.tick().isEmpty());
    }

    @Test
    void theRecordNamesThePlayersAndThePlaceOfTheMatch() {
        MatchState state = MatchState.begin(new TableEvent.Begun(Duration.ZERO, setup(FIXTURE)));
        String pgn = Pgn.write(MatchRecord.of(state, Words.in(Language.TRADITIONAL)));
        for (String tag : List.of("[Red \"王=小明\"]", "[Round \"第三輪\"]", "[Table \"5\"]", "[Referee \"陳裁判\"]"))
            assertTrue(pgn.contains(tag), pgn);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvFileSource(resources = "needs.csv", numLinesToSkip = 1)
    void needsDecideOverTimeRecordAndProcedure(
            String article,
            String needs,
            String opponents,
            String boards,
            Procedure procedure,
            String time,
            boolean records) {
        Seat seat = Seat.facing(
                        BothSides.same(""),
                        new BothSides<>(needs(needs), needs(opponents)),
                        Scheme.INCLUSIVE,
                        boards.equals("two"))
                .red();
        assertEquals(procedure, seat.procedure());
        String times = "blind=60m; partially_sighted=40m; with_agent=30m; own_hands=25m; sighted=20m";
        BothSides<TimeControl> expected = BothSides.same(minutes(Integer.parseInt(time)));
        assertEquals(
                expected,
                ((Allowances.Answer.Times) Allowances.of(Allowances.parts(times), BothSides.same(seat))).times());
        MatchSetup setup = setup(FIXTURE);
        MatchSetup seated = MatchSetup.of(
                        BothSides.same(seat),
                        setup.time(),
                        RuleBooks.byId("XQEF").orElseThrow(IllegalStateException::new))
                .from(setup.start())
                .in(Scheme.INCLUSIVE)
                .at(FIXTURE);
        assertEquals(records, seated.mustRecord(Side.RED));
    }

    private static TimeControl minutes(int minutes) {
        return TimeControl.of(Duration.ofMinutes(minutes), Bonus.NONE);
    }

    private static Set<Need> needs(String cell) {
        return cell == null
                ? Set.of()
                : Arrays.stream(cell.split(" ")).map(Need::valueOf).collect(Collectors.toSet());
    }
}
