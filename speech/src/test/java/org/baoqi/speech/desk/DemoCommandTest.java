package org.baoqi.speech.desk;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.baoqi.speech.SpokenLanguage;
import org.junit.jupiter.api.Test;

class DemoCommandTest {
    private static String shown() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
        BufferedReader nothing = new BufferedReader(new StringReader(""));
        DemoCommand demo = new DemoCommand(() -> new ScriptedOpponent(List.of()), Duration.ZERO);
        demo.run(
                Arguments.parse(List.of(), demo.options(), demo.flags()),
                new Terminal(null, nothing, print, print, SpokenLanguage.TAIWAN_MANDARIN));
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void aGameIsPlayedToItsEndWithMovesAndTimes() {
        String shown = shown();
        assertTrue(shown.contains("對局開始"), shown);
        assertTrue(shown.contains("尚餘一半用時"), shown);
        assertTrue(shown.trim().endsWith("。") && shown.contains("依據XQEF"), shown);
    }
}
