package org.baoqi.rules.record.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.Notation;
import org.baoqi.rules.record.GameResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class GameReaderTest {

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "/record/pasted.csv", delimiter = '|', numLinesToSkip = 1)
    void readsWhatPeoplePaste(String text, GameReading.Format format, String moves, String problem) {
        GameReading reading = GameReader.read(text.replace("\\n", "\n").getBytes(StandardCharsets.UTF_8));
        assertEquals(format, reading.format());
        assertEquals(
                moves == null ? "" : moves,
                reading.games().isEmpty() ? "" : reading.games().get(0).moves(Notation.ICCS));
        assertEquals(
                problem == null ? "" : problem,
                reading.problems().isEmpty()
                        ? ""
                        : reading.problems().get(0).getClass().getSimpleName());
    }

    @Test
    void readsWhatAForumPrints() throws IOException {
        GameReading reading = GameReader.read(resource("forum.txt"));
        assertEquals(List.of(), reading.problems());
        assertEquals(
                new String(resource("forum.pgn"), StandardCharsets.UTF_8).trim(),
                Pgn.write(reading.games().get(0)).trim());
    }

    private static byte[] resource(String name) throws IOException {
        try (InputStream in = GameReaderTest.class.getResourceAsStream("/record/" + name)) {
            return in.readAllBytes();
        }
    }

    @Test
    void aBareFenIsAGameWithoutMoves() {
        GameReading reading = GameReader.read("3k5/9/9/9/9/9/9/9/9/4K4 w".getBytes(StandardCharsets.UTF_8));
        assertEquals(
                Position.parse("3k5/9/9/9/9/9/9/9/9/4K4 w"),
                reading.games().get(0).start());
    }

    @Test
    void nothingIsNoGame() {
        assertInstanceOf(
                GameReading.Problem.Empty.class,
                GameReader.read(new byte[0]).problems().get(0));
        assertInstanceOf(
                GameReading.Problem.Foreign.class,
                GameReader.read(new byte[] {0, 1, 2}).problems().get(0));
    }

    /** The moves that the description of XQF 1.0 takes for its example. */
    @Test
    void readsTheExampleOfTheXqfDescription() {
        byte[] file = HexFormat.of()
                .parseHex("58510a".concat("00".repeat(13))
                        + "50463c32281e140a00480c533f2b170309131d27313b454f59114d061a2e4256"
                        + "00000002".concat("00".repeat(0x400 - 0x34))
                        + "1820f0ff000000002f38f000000000006763f000000000005760f00000000000"
                        + "293bf000000000002c4af000000000002b27f000000000002236f00000000000"
                        + "2133f00000000000182af000000000002b2ff000000000002422f00000000000"
                        + "276bf00000000000606df00000000000336df000000000005e5ef00000000000"
                        + "716f000000000000");
        GameReading reading = GameReader.read(file);
        assertEquals(List.of(), reading.problems());
        assertEquals(
                "兵七进一 马8进7 兵三进一 炮2平3 相七进五 马2进1 马八进七 车1平2 车九平八 车2进4 炮八平九 车2平8 炮二进五 炮3平8 马二进三" + " 车9平8",
                reading.games().get(0).moves(Notation.SIMPLIFIED));
        assertEquals(GameResult.BLACK_WINS, reading.games().get(0).result());
        assertTrue(reading.games().get(0).start().equals(Position.initial()));
    }
}
