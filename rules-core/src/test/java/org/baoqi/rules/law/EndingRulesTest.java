package org.baoqi.rules.law;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.Move;
import org.baoqi.rules.RuleCases;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.clock.TimeControlText;
import org.baoqi.rules.law.ExposureRules.Exposure;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class EndingRulesTest {
    static final List<String> BOOKS = List.of("TW113", "XQEF", "CXA2011", "LIONS", "AXF");

    @TestFactory
    Stream<DynamicTest> endOnTheBoard() {
        return RuleCases.of("endings.csv", row -> {
            for (String book : BOOKS) checkBoard(EndingRules.of(book), row);
        });
    }

    private static void checkBoard(EndingRules rules, CsvTable.Row row) {
        Optional<GameEnd> ending = rules.onBoard(Position.parse(row.text("fen")));
        assertEquals(row.text("result"), ending.map(e -> e.result().score()).orElse("-"));
        assertEquals(row.text("reason"), ending.map(e -> e.reason().name()).orElse("-"));
        ending.ifPresent(e -> assertEquals(rules.book(), e.article().book()));
    }

    @Test
    void everyBookEndsGamesOnTheBoardByItsOwnArticle() {
        for (String book : BOOKS)
            for (EndingReason reason : List.of(
                    EndingReason.CHECKMATE,
                    EndingReason.STALEMATE,
                    EndingReason.RESIGNATION,
                    EndingReason.FLAG,
                    EndingReason.AGREED,
                    EndingReason.NATURAL_LIMIT))
                assertEquals(book, EndingRules.of(book).articles().get(reason).book());
    }

    @Test
    void resignationLosesForWhoResigns() {
        GameEnd ending = EndingRules.of("XQEF").resignation(Side.RED);
        assertEquals("0-1 RESIGNATION XQEF 69(1)", text(Optional.of(ending)));
    }

    @Test
    void refusesAnEndTheBookDoesNotKnow() {
        EndingRules rules = EndingRules.of("XQEF");
        assertThrows(IllegalArgumentException.class, () -> rules.loss(Side.RED, EndingReason.KING_TAKEN));
    }

    @Test
    void declaredDrawsAreDrawsOnlyWhenNobodyCanWin() {
        EndingRules rules = EndingRules.of("XQEF");
        Position lastPawn = Position.parse("3k5/3P5/9/9/9/9/9/9/9/5K3 b");
        assertEquals("1/2-1/2 DEAD_POSITION XQEF 66(1)", text(rules.declaredDraw(lastPawn, Move.iccs("d9d8"))));
        assertEquals("-", text(rules.declaredDraw(lastPawn, Move.iccs("d9e9"))));
    }

    @TestFactory
    Stream<DynamicTest> flags() {
        return RuleCases.of("flags.csv", row -> {
            Position position = Position.parse(row.text("fen"));
            assertEquals(
                    row.text("ending"),
                    text(FlagRule.of(row.text("book")).judge(position, sides(row.text("flagged")))));
        });
    }

    @TestFactory
    Stream<DynamicTest> lateness() {
        return RuleCases.of("lateness.csv", row -> {
            LateRule book = LateRule.of(row.text("book"));
            LateRule rule = row.text("event").equals("-") ? book : book.after(time(row.text("event")));
            BothSides<Duration> late = new BothSides<>(time(row.text("red")), time(row.text("black")));
            assertEquals(row.text("ending"), text(rule.judge(control(row.text("control")), late)));
        });
    }

    @TestFactory
    Stream<DynamicTest> exposures() {
        return RuleCases.of("exposures.csv", row -> {
            ExposureRules rules = ExposureRules.of(row.text("book"), row.yes("recorded"));
            assertEquals(row.text("consequence"), text(rules.judge(row.value("exposure", Exposure.class), Side.RED)));
        });
    }

    @Test
    void exposureIsWhatARefusedMoveWouldLeave() {
        assertEquals(Optional.of(Exposure.KINGS_FACING), exposure("4k4/9/9/9/4P4/9/9/9/9/4KR3 w", "e5d5"));
        assertEquals(Optional.of(Exposure.KINGS_FACING), exposure("3k5/9/9/9/9/9/9/9/9/4K4 w", "e0d0"));
        assertEquals(Optional.of(Exposure.LEFT_IN_CHECK), exposure("3k5/9/9/9/4r4/9/9/9/9/R3K4 w", "a0a1"));
        assertEquals(Optional.of(Exposure.LEFT_IN_CHECK), exposure("3k5/9/9/9/5r3/9/9/9/9/4K4 w", "e0f0"));
        assertEquals(Optional.empty(), exposure("3k5/9/9/9/9/9/9/9/9/R3K4 w", "a0b1"));
    }

    private static Optional<Exposure> exposure(String fen, String move) {
        return Position.parse(fen).refusal(Move.iccs(move)).flatMap(Exposure::of);
    }

    @Test
    void everyTableNamesEveryBook() {
        for (String book : BOOKS) {
            assertTrue(ExposureRules.of(book, true).rules().size() == Exposure.values().length);
            assertTrue(ExposureRules.of(book, false).rules().size() == Exposure.values().length);
        }
    }

    private static String text(ExposureRules.Consequence consequence) {
        if (consequence instanceof ExposureRules.Consequence.Over over)
            return "over " + text(Optional.of(over.ending()));
        if (consequence instanceof ExposureRules.Consequence.KingMayBeTaken taken)
            return "king may be taken " + text(Optional.of(taken.ifTaken()));
        ExposureRules.Consequence.TakenBack back = (ExposureRules.Consequence.TakenBack) consequence;
        return "taken back " + back.offence() + " " + back.article();
    }

    private static String text(Optional<GameEnd> ending) {
        return ending.map(e -> e.result().score() + " " + e.reason() + " " + e.article())
                .orElse("-");
    }

    private static Set<Side> sides(String cell) {
        Set<Side> sides = EnumSet.noneOf(Side.class);
        if (!cell.equals("-"))
            Arrays.stream(cell.split(" "))
                    .map(word -> Side.valueOf(word.toUpperCase(Locale.ROOT)))
                    .forEach(sides::add);
        return sides;
    }

    private static TimeControl control(String text) {
        return ((TimeControlText.Reading.Read) TimeControlText.read(text))
                .controls()
                .red();
    }

    private static Duration time(String text) {
        return text.equals("0s") ? Duration.ZERO : control(text).base();
    }
}
