package org.baoqi.rules.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Stream;
import org.baoqi.rules.Cases;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.IntMove;
import org.baoqi.rules.board.Position;
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
