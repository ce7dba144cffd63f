package org.baoqi.speech.mirror;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JoinCodeTest {
    @ParameterizedTest
    @CsvSource({"123456,123456", "123 456,123456", "12-34-56,123456", "１２３４５６,123456", "一二三四五〇,123450", "么两三，零零九,123009"
    })
    void isReadAsItIsTypedOrSaid(String text, String digits) {
        assertEquals(Optional.of(new JoinCode(digits)), JoinCode.read(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "12345", "1234567", "12345a", "炮二平五"})
    void whatHasNotSixDigitsIsNone(String text) {
        assertEquals(Optional.empty(), JoinCode.read(text));
    }
}
