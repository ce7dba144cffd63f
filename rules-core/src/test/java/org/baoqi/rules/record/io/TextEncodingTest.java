package org.baoqi.rules.record.io;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.baoqi.rules.Cases;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class TextEncodingTest {
    @TestFactory
    Stream<DynamicTest> tellsEncodingsApart() {
        return Cases.in(
                "/record/encodings.csv",
                row -> assertEquals(row[2], TextEncoding.decode(row[2].getBytes(Charset.forName(row[1])))));
    }

    @Test
    void leavesTheByteOrderMarkOut() {
        assertEquals("炮二平五", TextEncoding.decode("\uFEFF炮二平五".getBytes(StandardCharsets.UTF_8)));
    }
}
