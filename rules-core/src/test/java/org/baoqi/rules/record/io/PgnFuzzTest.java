package org.baoqi.rules.record.io;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.util.Random;
import org.baoqi.rules.Fuzz;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.record.GameRecord;
import org.junit.jupiter.api.Test;

/** Whatever a file holds, the answer is games and perhaps damage. */
class PgnFuzzTest {
    private static final int TIMES = 20_000;
    private static final String SIGNS = "[]{}()\"\\;%$1.*-/ \n炮二平五馬8進7×○＝!?（）";

    private final Random random = new Random(11);

    @Test
    void randomBytes() {
        for (int i = 0; i < TIMES; i++) {
            byte[] file = new byte[random.nextInt(200)];
            random.nextBytes(file);
            assertNotNull(Pgn.read(TextEncoding.decode(file), Position.initial()));
        }
    }

    @Test
    void randomSigns() {
        for (int i = 0; i < TIMES; i++)
            written(Pgn.read(Fuzz.of(SIGNS, random.nextInt(60), random), Position.initial()));
    }

    @Test
    void spoiltFiles() {
        String good = PgnTest.file("kept.pgn");
        for (int i = 0; i < TIMES / 10; i++) written(Pgn.read(Fuzz.spoil(good, SIGNS, random), Position.initial()));
    }

    @Test
    void spoiltBytes() {
        for (String charset : new String[] {"UTF-8", "GBK", "Big5", "UTF-16"}) {
            byte[] file = PgnTest.file("kept.pgn").getBytes(Charset.forName(charset));
            for (int i = 0; i < TIMES / 50; i++) {
                file[random.nextInt(file.length)] = (byte) random.nextInt();
                written(Pgn.read(TextEncoding.decode(file), Position.initial()));
            }
        }
    }

    @Test
    void variationsWithoutEnd() {
        StringBuilder deep = new StringBuilder();
        for (int i = 0; i < 100_000; i++) deep.append("炮二平五 (");
        assertTrue(Pgn.read(deep.toString(), Position.initial()).damage().isPresent());
    }

    private static void written(Pgn.Reading reading) {
        for (GameRecord game : reading.games()) assertNotNull(Pgn.write(game));
    }
}
