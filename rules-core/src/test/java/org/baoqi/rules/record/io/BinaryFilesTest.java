package org.baoqi.rules.record.io;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.notation.Notation;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.GameResult;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files byte by byte, as other programs write them: what stands where is told in their text files. */
class BinaryFilesTest {
    @ParameterizedTest
    @CsvSource({
        "xqf-10.txt, XQF, '1. H2-E2 (1. C3-C4) 1... H9-G7 {屏風馬} 1-0'",
        "xqf-18.txt, XQF, '{開局} 1. H2-E2 (1. C3-C4) 1... H9-G7 {屏風馬} 1-0'",
        "cbr-1.txt, CBR, '{開局} 1. H2-E2 (1. C3-C4) 1... H9-G7 {屏風馬} 1-0'",
        "cbr-2.txt, CBR, '{開局} 1. H2-E2 (1. C3-C4) 1... H9-G7 {屏風馬} 1-0'"
    })
    void isReadAsItsMakersWroteIt(String file, String format, String moves) throws IOException {
        GameReading reading = GameReader.read(bytes(file));
        GameRecord game = reading.games().get(0);
        assertEquals(List.of(), reading.problems());
        assertEquals(format, reading.format().name());
        assertEquals(
                List.of(Optional.of("示例"), Optional.of("許銀川"), Optional.of("呂欽")),
                List.of(game.tag("Title"), game.tag("Red"), game.tag("Black")));
        assertEquals(GameResult.RED_WINS, game.result());
        GameRecord bare = new GameRecord(List.of(), game.start(), game.line(), game.result());
        assertEquals(
                moves,
                Pgn.write(bare, Notation.ICCS)
                        .replaceAll("(?m)^\\[.*]$", "")
                        .trim()
                        .replaceAll("\\s+", " "));
    }

    /** A line has an offset and bytes, all in hexadecimal; what is not told is zero. */
    private static byte[] bytes(String file) throws IOException {
        byte[] all = new byte[0];
        for (String line : text(file).split("\n")) {
            if (line.startsWith("#")) continue;
            String[] words = line.replaceAll("#.*", "").trim().split(" +");
            int offset = Integer.parseInt(words[0], 16);
            all = Arrays.copyOf(all, Math.max(all.length, offset + words.length - 1));
            for (int i = 1; i < words.length; i++) all[offset + i - 1] = (byte) Integer.parseInt(words[i], 16);
        }
        return all;
    }

    private static String text(String file) throws IOException {
        try (InputStream in = BinaryFilesTest.class.getResourceAsStream("/record/binary/" + file)) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            in.transferTo(out);
            return out.toString(StandardCharsets.UTF_8);
        }
    }
}
