package org.baoqi.speech.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.baoqi.speech.table.RandomMatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MatchLogTest {
    private static RandomMatch played() {
        RandomMatch random = new RandomMatch(7);
        random.go(120);
        return random;
    }

    private static byte[] bytes(List<MatchEvent> events) {
        return (MatchLog.HEADER + "\n" + MatchLog.write(events)).getBytes(StandardCharsets.UTF_8);
    }

    /** Wherever a crash cuts the log, its whole lines are read and the torn one is reported. */
    @Test
    void atEveryByteTheWholeLinesAreKept() {
        List<MatchEvent> events = played().store.events;
        byte[] log = bytes(events);
        int whole = 0;
        for (int length = 0; length <= log.length; length++) {
            byte[] torn = Arrays.copyOf(log, length);
            boolean lineEnds = length > 0 && torn[length - 1] == '\n';
            if (lineEnds) whole++;
            MatchLog.Reading reading = MatchLog.read(torn);
            if (whole < 2) {
                assertInstanceOf(MatchLog.Reading.NoMatch.class, reading);
            } else {
                MatchLog.Reading.Read read = (MatchLog.Reading.Read) reading;
                assertEquals(events.subList(0, whole - 1), read.events());
                assertEquals(lineEnds, !read.dropped().isPresent());
            }
        }
    }

    @Test
    void aFileThatIsNoLogIsNoMatch() {
        for (String text : List.of("", "\n", "baoqi-match 3\n", "[Event \"x\"]\n", "baoqi-match 1\n12\tsaid\n"))
            assertInstanceOf(
                    MatchLog.Reading.NoMatch.class, MatchLog.read(text.getBytes(StandardCharsets.UTF_8)), text);
    }

    @Test
    void whatIsTornIsCutOffBeforeTheLogGoesOn(@TempDir Path folder) throws IOException {
        List<MatchEvent> events = played().store.events;
        Path path = folder.resolve("game.log");
        byte[] log = bytes(events);
        Files.write(path, Arrays.copyOf(log, log.length - 3));
        MatchLog.Reading.Read torn = (MatchLog.Reading.Read) MatchLog.read(Files.readAllBytes(path));
        assertTrue(torn.dropped().isPresent());
        try (FileStore store = FileStore.append(path, torn.length())) {
            store.append(events.subList(events.size() - 1, events.size()), MatchState.of(events));
        }
        MatchLog.Reading.Read mended = (MatchLog.Reading.Read) MatchLog.read(Files.readAllBytes(path));
        assertEquals(events, mended.events());
        assertEquals(Optional.empty(), mended.dropped());
    }
}
