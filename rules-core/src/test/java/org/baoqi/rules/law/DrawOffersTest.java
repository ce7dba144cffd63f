package org.baoqi.rules.law;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.baoqi.rules.Cases;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class DrawOffersTest {
    private Position position = Position.parse("r3k4/9/9/9/4p4/4P4/9/9/9/4K3R w");
    private DrawOffers offers = DrawOffers.NONE;

    @TestFactory
    Stream<DynamicTest> may() {
        return Cases.of("offers.csv", row -> new DrawOffersTest().check(row));
    }

    private void check(CsvTable.Row row) {
        play(row.text("script"));
        Side side = Side.valueOf(row.text("side").toUpperCase(Locale.ROOT));
        assertEquals(
                row.text("then"),
                DrawOffers.Rule.of(row.text("book"))
                        .objection(side, position, offers)
                        .map(Enum::name)
                        .orElse("may"));
    }

    private void play(String script) {
        if (!script.equals("-")) for (String word : script.split(" ")) step(word);
    }

    private void step(String word) {
        switch (word) {
            case "red", "black" -> offers = offers.offer(Side.valueOf(word.toUpperCase(Locale.ROOT)), position);
            case "no" -> offers = offers.refuse();
            default -> {
                offers = offers.moved(position.sideToMove());
                position = position.play(Move.iccs(word));
            }
        }
    }

    @Test
    void countOnlyWhenTheTurnIsOverUnderXqef() {
        DrawOffers.Rule rule = DrawOffers.Rule.of("XQEF");
        play("red");
        assertFalse(rule.isAnswerable(position, offers));
        play("i0i1");
        assertTrue(rule.isAnswerable(position, offers));
        play("a9a8");
        assertFalse(rule.isAnswerable(position, offers));
    }

    @Test
    void canBeAnsweredAtOnceElsewhere() {
        play("red");
        assertTrue(DrawOffers.Rule.of("TW113").isAnswerable(position, offers));
    }

    @Test
    void areAFoulWhenRepeated() {
        assertEquals(Optional.of(Offence.REPEATED_OFFER), DrawOffers.Rule.Fault.AGAIN.offence());
    }
}
