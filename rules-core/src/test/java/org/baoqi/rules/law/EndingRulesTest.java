package org.baoqi.rules.law;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.baoqi.rules.Cases;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class EndingRulesTest {
    static final List<String> BOOKS = List.of("TW113", "XQEF", "CXA2011", "LIONS", "AXF");

    @TestFactory
    Stream<DynamicTest> endOnTheBoard() {
        return Cases.of("endings.csv", row -> {
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

    @TestFactory
    Stream<DynamicTest> flags() {
        return Cases.of("flags.csv", row -> {
            Position position = Position.parse(row.text("fen"));
            assertEquals(
                    row.text("ending"),
                    text(EndingRules.of(row.text("book")).flags(position, sides(row.text("flagged")))));
        });
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
}
