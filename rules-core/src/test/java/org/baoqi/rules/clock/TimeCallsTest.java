package org.baoqi.rules.clock;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Stream;
import org.baoqi.rules.RuleCases;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class TimeCallsTest {
    @TestFactory
    Stream<DynamicTest> areDueWhenTimeRunsDown() {
        return RuleCases.of(
                "time-calls.csv",
                row -> assertEquals(
                        row.text("call"),
                        TimeCalls.of(row.value("event", TimeCalls.Event.class))
                                .due(
                                        ClockScript.time(row.text("base")),
                                        ClockScript.time(row.text("before")),
                                        ClockScript.time(row.text("now")))
                                .map(TimeControlText::write)
                                .orElse("-")));
    }
}
