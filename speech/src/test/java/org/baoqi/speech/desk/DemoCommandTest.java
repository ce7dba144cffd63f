package org.baoqi.speech.desk;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.baoqi.speech.words.SpokenLanguage;
import org.junit.jupiter.api.Test;

class DemoCommandTest {
    /** Both sides go for walks and never repeat themselves, until a flag falls. */
    private static final String WALKS = "a0a1 i9i8 a1b1 i8h8 b1c1 h8g8 c1d1 g8f8 d1e1 f8e8"
            + " e1f1 e8d8 f1g1 d8c8 g1h1 c8b8 b2b3 h7h6 b3b4 h6h5"
            + " b4b5 h5h4 b5b6 h4h3 a3a4 i6i5 c3c4 g6g5 e3e4 e6e5"
            + " g3g4 c6c5 i3i4 a6a5 c0a2 g9i7 g0i2 c9a7 d0e1 f9e8"
            + " i0i1 a9a8 b0c2 h9g7 h2g2 b7c7 g2f2 c7d7 f2d2 d7f7";

    private static String shown() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
        BufferedReader nothing = new BufferedReader(new StringReader(""));
        DemoCommand demo = new DemoCommand(() -> new ScriptedOpponent(List.of(WALKS.split(" "))), Duration.ZERO);
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
        for (String mark : List.of("十五分鐘", "十分鐘", "五分鐘", "一分鐘", "三十秒", "十秒"))
            assertTrue(shown.contains("尚餘" + mark + "；"), shown);
        assertTrue(shown.trim().endsWith("。") && shown.contains("依據XQEF"), shown);
    }
}
