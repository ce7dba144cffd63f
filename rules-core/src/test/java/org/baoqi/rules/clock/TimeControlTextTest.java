package org.baoqi.rules.clock;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Stream;
import org.baoqi.rules.Cases;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class TimeControlTextTest {
    @TestFactory
    Stream<DynamicTest> readsAndWritesBack() {
        return Cases.of("time-control.csv", row -> assertEquals(row.text("read"), answer(row.text("case"))));
    }

    private static String answer(String text) {
        TimeControlText.Reading reading = TimeControlText.read(text.replace(';', ','));
        if (reading instanceof TimeControlText.Reading.Read read)
            return TimeControlText.write(read.controls()).replace(',', ';');
        TimeControlText.Problem error = ((TimeControlText.Reading.Refused) reading).error();
        return error.fault() + " " + error.details();
    }
}
