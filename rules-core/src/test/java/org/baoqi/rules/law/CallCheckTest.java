package org.baoqi.rules.law;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.baoqi.rules.Cases;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.board.Position;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class CallCheckTest {
    @TestFactory
    Stream<DynamicTest> comparesCallAndMove() {
        return Cases.of("calls.csv", row -> {
            CallCheck.Call call = new CallCheck.Call(
                    Point.fromIccs(row.text("piece")).orElseThrow(), Move.fromIccs(row.text("called")));
            assertEquals(
                    row.value("answer", CallCheck.Answer.class),
                    CallCheck.judge(Position.initial(), call, Move.iccs(row.text("made"))));
        });
    }

    @Test
    void namesOffencesThatTheBookPunishes() {
        for (CallCheck.Answer answer : CallCheck.Answer.values())
            answer.offence()
                    .ifPresent(offence ->
                            assertTrue(FoulRules.of("XQEF").sanction(offence).isPresent()));
    }
}
