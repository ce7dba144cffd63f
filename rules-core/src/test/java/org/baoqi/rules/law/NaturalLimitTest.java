package org.baoqi.rules.law;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.baoqi.rules.Cases;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.Move;
import org.baoqi.rules.Moves;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.clock.TimeControlText;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class NaturalLimitTest {
    private static final String REFEREE = "referee";

    @TestFactory
    Stream<DynamicTest> counts() {
        return Cases.of("natural-limit.csv", NaturalLimitTest::check);
    }

    private static void check(CsvTable.Row row) {
        NaturalLimit limit = NaturalLimit.of(row.text("book"));
        Position start = Position.parse(row.text("fen"));
        List<Move> moves = Moves.of(row.text("moves"));
        Optional<Side> claimant = row.text("claimant").equals(REFEREE)
                ? Optional.empty()
                : Optional.of(Side.valueOf(row.text("claimant").toUpperCase(Locale.ROOT)));
        NaturalLimit.Count count = limit.count(start, moves, claimant);
        assertEquals(row.number("plies") + " " + row.number("counted"), count.plies() + " " + count.counted());
        assertEquals(
                row.text("answer"),
                claimant.map(side -> claim(limit, side, start, moves, row))
                        .orElseGet(() ->
                                limit.ending(start, moves).map(e -> "draw").orElse("-")));
    }

    private static String claim(NaturalLimit limit, Side claimant, Position start, List<Move> moves, CsvTable.Row row) {
        FoulLedger ledger = FoulLedger.open(FoulRules.of(row.text("book")));
        for (int i = 0; i < row.number("earlier"); i++)
            ledger = ledger.add(
                    claimant, Offence.FALSE_LIMIT_CLAIM, Turn.of(start).next());
        NaturalLimit.Answer answer = limit.claim(claimant, start, moves, time(row.text("left")), ledger);
        if (answer instanceof NaturalLimit.Answer.Refused refused)
            return refused.loss().isPresent() ? "loss" : "foul";
        return "draw";
    }

    private static Duration time(String text) {
        return ((TimeControlText.Reading.Read) TimeControlText.read(text))
                .controls()
                .red()
                .base();
    }

    @Test
    void forgetsFalseClaimsBeforeTheLastCapture() {
        Position start = Position.parse("r3k4/9/9/9/4p4/4P4/9/9/9/4K3R w");
        FoulLedger ledger = FoulLedger.open(FoulRules.of("CXA2011"))
                .add(Side.RED, Offence.FALSE_LIMIT_CLAIM, new Turn(1, Side.RED));
        NaturalLimit.Answer answer = NaturalLimit.of("CXA2011")
                .claim(Side.RED, start, Moves.of("i0i1 a9a8 e4e5 a8a9"), Duration.ofMinutes(20), ledger);
        assertEquals(Optional.empty(), ((NaturalLimit.Answer.Refused) answer).loss());
    }

    @Test
    void leavesOutRoundsThatAnotherJudgeCallsPerpetual() {
        NaturalLimit.Count count = NaturalLimit.of("TW113")
                .judging(cycle -> true)
                .count(
                        Position.parse("r3k4/9/9/9/4p4/4P4/9/9/9/4K3R w"),
                        Moves.of("(i0i1 a9a8 i1i0 a8a9)*25"),
                        Optional.of(Side.RED));
        assertEquals(12, count.counted());
    }

    @TestFactory
    Stream<DynamicTest> declares() {
        return Cases.of("declared-limit.csv", NaturalLimitTest::checkDeclared);
    }

    private static void checkDeclared(CsvTable.Row row) {
        DeclaredLimit.Rule rule = DeclaredLimit.Rule.of(row.text("book")).orElseThrow();
        int since = row.number("since");
        int chosen = row.optionalNumber("chosen").orElseGet(() -> rule.moves().orElseThrow());
        DeclaredLimit limit = rule.declare(Side.RED, since, chosen);
        Position start = Position.parse(row.text("fen"));
        List<Move> moves = Moves.of(row.text("moves"));
        assertEquals(
                row.text("made"), limit.made(start, moves).map(Object::toString).orElse("cancelled"));
        assertEquals(
                row.text("ending"),
                limit.ending(start, moves)
                        .map(e -> e.reason() + " " + e.article())
                        .orElse("-"));
    }

    @Test
    void knowsNoDeclaredLimitWhereTheBookHasNone() {
        assertEquals(Optional.empty(), DeclaredLimit.Rule.of("CXA2011"));
        assertEquals(Optional.empty(), DeclaredLimit.Rule.of("AXF"));
    }
}
