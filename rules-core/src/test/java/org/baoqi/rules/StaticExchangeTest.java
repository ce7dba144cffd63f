package org.baoqi.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class StaticExchangeTest {
    @TestFactory
    Stream<DynamicTest> countsWhatAnExchangeWins() {
        return Cases.in("/engine/exchanges.csv", row -> {
            StaticExchange exchange = new StaticExchange(Position.parse(row[1]).board());
            assertEquals(Integer.parseInt(row[3]), exchange.of(IntMove.of(Move.iccs(row[2]))));
        });
    }
}
