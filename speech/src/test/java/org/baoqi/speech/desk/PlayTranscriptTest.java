package org.baoqi.speech.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlayTranscriptTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "opening",
                "questions",
                "word-by-word",
                "strict",
                "read-back",
                "clock",
                "inclusive",
                "draw",
                "resign",
                "black",
                "english",
                "simplified",
                "practice",
                "serious",
                "mate",
                "flag",
                "slips",
                "repetition",
                "thinking",
                "verified",
                "disputed",
                "untimed",
                "times-at-press",
                "sealed",
                "read-back-requests",
                "missing-word",
                "hint-on-time",
                "english-words",
                "cantonese",
                "claim",
                "own-marks",
                "no-after-a-word",
                "as-people-talk"
            })
    void aGameGoesAsWritten(String name) throws IOException {
        Transcript transcript = Transcript.of("play/" + name + ".txt");
        assertEquals(transcript.expected(), transcript.played());
    }
}
