package org.baoqi.rules.record.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.baoqi.rules.record.GameRecord;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever is wrong with a file, what can be read of it is read. */
class FormatFuzzTest {
    private static final int TIMES = 200;
    private static final int GAMES = 5;

    private final Random random = new Random(9);
    private final List<GameRecord> games = games();

    private List<GameRecord> games() {
        RandomRecord records = new RandomRecord(random);
        List<GameRecord> made = new ArrayList<>();
        while (made.size() < GAMES) {
            GameRecord game = records.next();
            if (game.line().moves().size() > 5) made.add(game);
        }
        return made;
    }

    private byte[] file(GameReading.Format format) {
        return SampleFiles.of(format, games, random);
    }

    @ParameterizedTest
    @EnumSource(GameReading.Format.class)
    void aSpoiltFileGivesGamesAndTroubles(GameReading.Format format) {
        byte[] good = file(format);
        for (int i = 0; i < TIMES; i++) {
            byte[] bad = good.clone();
            for (int n = 1 + random.nextInt(8); n > 0; n--) bad[random.nextInt(bad.length)] = (byte) random.nextInt();
            for (GameRecord game : GameReader.read(bad).games()) assertNotNull(Pgn.write(game));
        }
    }

    @ParameterizedTest
    @EnumSource(value = GameReading.Format.class, names = "UNKNOWN", mode = EnumSource.Mode.EXCLUDE)
    void aFileThatIsCutOffLosesNoEarlierGame(GameReading.Format format) {
        byte[] good = file(format);
        List<GameRecord> whole = GameReader.read(good).games();
        for (int i = 0; i < TIMES / 2; i++) {
            GameReading part = GameReader.read(Arrays.copyOf(good, random.nextInt(good.length)));
            List<GameRecord> read = part.games();
            assertTrue(read.size() <= whole.size());
            for (int n = 0; n + 1 < read.size(); n++)
                assertEquals(whole.get(n).line(), read.get(n).line());
            if (!read.isEmpty()) assertBegins(whole.get(read.size() - 1), read.get(read.size() - 1));
        }
    }

    /** A text may end anywhere and be whole; these files say how they go on. */
    @ParameterizedTest
    @EnumSource(
            value = GameReading.Format.class,
            names = {"XQF", "CBR"})
    void aGameThatIsCutOffIsNotTakenForWhole(GameReading.Format format) {
        byte[] good = file(format);
        List<GameRecord> whole = GameReader.read(good).games();
        for (int end = 1; end < good.length; end++) {
            GameReading part = GameReader.read(Arrays.copyOf(good, end));
            assertTrue(part.games().equals(whole) || !part.problems().isEmpty(), format + " cut at " + end);
        }
    }

    private static void assertBegins(GameRecord whole, GameRecord part) {
        int plies = part.line().moves().size();
        assertTrue(plies <= whole.line().moves().size());
        assertEquals(whole.line().plain().subList(0, plies), part.line().plain());
    }

    @ParameterizedTest
    @EnumSource(
            value = GameReading.Format.class,
            names = {"PGN", "DHTMLXQ", "CBL"})
    void gamesBehindTheDamageAreReadToo(GameReading.Format format) {
        String good = new String(file(format), StandardCharsets.ISO_8859_1);
        String signature = format == GameReading.Format.CBL
                ? "CCBridge Record"
                : format == GameReading.Format.PGN ? "1. " : "movelist]";
        int second = good.indexOf(signature, good.indexOf(signature) + 200);
        assertFalse(second < 0);
        byte[] bad = good.getBytes(StandardCharsets.ISO_8859_1);
        int at = format == GameReading.Format.CBL ? second + 2214 : second + signature.length();
        for (int i = 0; i < (format == GameReading.Format.CBL ? 200 : 3); i++) bad[at + i] = 'Z';
        GameReading reading = GameReader.read(bad);
        assertFalse(reading.problems().isEmpty());
        GameRecord last = reading.games().get(reading.games().size() - 1);
        assertEquals(games.get(GAMES - 1).line(), last.line());
    }
}
