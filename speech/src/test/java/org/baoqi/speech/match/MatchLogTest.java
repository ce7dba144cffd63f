package org.baoqi.speech.match;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.baoqi.speech.table.RandomMatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MatchLogTest {
    private static List<MatchEvent> played(int steps) {
        RandomMatch random = new RandomMatch(7);
        random.go(steps);
        return random.store.events;
    }

    private static byte[] bytes(List<MatchEvent> events) {
        return bytes(MatchLog.HEADER + "\n" + MatchLog.write(events, MatchLog.Chain.START));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static int lineEnds(byte[] log, int to) {
        int ends = 0;
        for (int i = 0; i < to; i++) if (log[i] == '\n') ends++;
        return ends;
    }

    /** Wherever a crash cuts the log, its whole lines are read; a line that only lacks its end may have been heard of. */
    @Test
    void atEveryByteTheWholeLinesAreKept() {
        List<MatchEvent> events = played(120);
        byte[] log = bytes(events);
        for (int length = 0; length <= log.length; length++) {
            byte[] torn = Arrays.copyOf(log, length);
            boolean lineEnds = length > 0 && torn[length - 1] == '\n';
            boolean onlyEndLacks = length < log.length && log[length] == '\n' && length > MatchLog.HEADER.length();
            int whole = lineEnds(torn, length) + (onlyEndLacks ? 1 : 0);
            MatchLog.Reading reading = MatchLog.read(torn);
            if (whole < 2) {
                assertInstanceOf(MatchLog.Reading.NoMatch.class, reading);
            } else {
                MatchLog.Reading.Read read = (MatchLog.Reading.Read) reading;
                assertEquals(events.subList(0, whole - 1), read.events());
                assertEquals(!lineEnds && !onlyEndLacks, read.torn());
                assertEquals(onlyEndLacks, read.damage().isPresent());
            }
        }
    }

    /** Whatever byte is spoilt: all before its line is read, nothing that was not written is, and it is told. */
    @Test
    void noSpoiltByteGoesUnnoticed() {
        List<MatchEvent> events = played(40);
        byte[] log = bytes(events);
        for (int i = 0; i < log.length; i++)
            for (int bit : new int[] {1, 4, 32}) {
                byte[] spoilt = log.clone();
                spoilt[i] ^= (byte) bit;
                int before = Math.max(0, lineEnds(log, i) - 1);
                MatchLog.Reading reading = MatchLog.read(spoilt);
                if (reading instanceof MatchLog.Reading.Read read) {
                    assertEquals(events.subList(0, read.events().size()), read.events());
                    assertTrue(read.events().size() >= before, "byte " + i);
                    assertTrue(read.damage().isPresent(), "byte " + i);
                } else {
                    assertTrue(lineEnds(log, i) < 2, "byte " + i + ": " + reading);
                }
            }
    }

    @Test
    void aLineThatIsTakenOutOrMovedIsNoticed() {
        List<MatchEvent> events = played(40);
        List<String> lines = Arrays.asList(new String(bytes(events), StandardCharsets.UTF_8).split("\n"));
        for (int i = 2; i < lines.size() - 1; i++) {
            List<String> without = new ArrayList<>(lines);
            without.remove(i);
            List<String> moved = new ArrayList<>(lines);
            Collections.swap(moved, i, i + 1);
            for (List<String> other : List.of(without, moved)) {
                MatchLog.Reading.Read read =
                        (MatchLog.Reading.Read) MatchLog.read(bytes(String.join("\n", other) + "\n"));
                assertEquals(i + 1, read.damage().get().line());
                assertEquals(MatchLog.Damage.Reason.CHANGED, read.damage().get().reason());
                assertEquals(events.subList(0, i - 1), read.events());
            }
        }
    }

    @Test
    void aFileThatIsNoLogIsNoMatch() {
        for (String text : List.of("", "\n", "baoqi-match 3\n", "[Event \"x\"]\n", "baoqi\n1\tbegun\n"))
            assertInstanceOf(MatchLog.Reading.NoMatch.class, MatchLog.read(bytes(text)), text);
        assertInstanceOf(MatchLog.Reading.NoBeginning.class, MatchLog.read(bytes("baoqi-match 1\n12\tsaid\n")));
    }

    @Test
    void aLogOfALaterVersionSaysSo() {
        assertEquals(new MatchLog.Reading.Newer(4), MatchLog.read(bytes("baoqi-match 4\n0\tborn\n")));
    }

    /** A log of the second version goes on as it is: those who wrote it can read it. */
    @Test
    void anEarlierLogGoesOnWithoutChecks(@TempDir Path folder) throws IOException {
        List<MatchEvent> events = played(40);
        Path path = folder.resolve("game.log");
        StringBuilder log = new StringBuilder("baoqi-match 2\n");
        for (MatchEvent event : events.subList(0, 20))
            log.append(MatchLog.line(event)).append('\n');
        Files.write(path, bytes(log.toString()));
        MatchLog.Reading.Read read = (MatchLog.Reading.Read) MatchLog.read(Files.readAllBytes(path));
        assertEquals(events.subList(0, 20), read.events());
        try (FileStore store = FileStore.append(path, read)) {
            store.append(events.subList(20, events.size()), MatchState.of(events));
        }
        MatchLog.Reading.Read whole = (MatchLog.Reading.Read) MatchLog.read(Files.readAllBytes(path));
        assertEquals(events, whole.events());
        assertEquals(2, whole.end().version());
        assertTrue(Files.readString(path).endsWith("\n" + MatchLog.line(events.get(events.size() - 1)) + "\n"));
    }

    @Test
    void whatIsTornIsCutOffBeforeTheLogGoesOn(@TempDir Path folder) throws IOException {
        List<MatchEvent> events = played(120);
        Path path = folder.resolve("game.log");
        byte[] log = bytes(events);
        Files.write(path, Arrays.copyOf(log, log.length - 3));
        MatchLog.Reading.Read torn = (MatchLog.Reading.Read) MatchLog.read(Files.readAllBytes(path));
        assertTrue(torn.torn());
        try (FileStore store = FileStore.append(path, torn)) {
            store.append(events.subList(events.size() - 1, events.size()), MatchState.of(events));
        }
        MatchLog.Reading.Read mended = (MatchLog.Reading.Read) MatchLog.read(Files.readAllBytes(path));
        assertEquals(events, mended.events());
        assertEquals(Optional.empty(), mended.damage());
        assertFalse(mended.torn());
    }

    @Test
    void aDamagedLogIsNeverWrittenTo(@TempDir Path folder) throws IOException {
        Path path = folder.resolve("game.log");
        byte[] log = bytes(played(40));
        log[log.length / 2] ^= 1;
        Files.write(path, log);
        MatchLog.Reading.Read read = (MatchLog.Reading.Read) MatchLog.read(log);
        assertThrows(IllegalArgumentException.class, () -> FileStore.append(path, read));
        assertArrayEquals(log, Files.readAllBytes(path));
    }
}
