package org.baoqi.speech.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class RoundsCommandTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private int run(String input, String... line) throws IOException {
        byte[] bytes = input.getBytes(StandardCharsets.UTF_8);
        return Desk.run(List.of(line), "zh_TW.UTF-8", new ByteArrayInputStream(bytes), out, err);
    }

    @Test
    void printsWhoMeetsWhomAndWhoHasABye() throws IOException {
        assertEquals(0, run("", "rounds", "3"));
        assertEquals("第一輪  2-3  輪空：1\n第二輪  1-2  輪空：3\n第三輪  3-1  輪空：2\n", out.toString(StandardCharsets.UTF_8));
    }

    @Test
    void ranksThePlayersByTheirResults() throws IOException {
        assertEquals(0, run("2-3 1-0\n\n1-2 1/2-1/2\n3-1 0-1\n", "rounds", "3", "--results"));
        assertEquals(
                "第一名  1號  積分 3  小分 1.5  * 1 2\n第二名  2號  積分 3  小分 1.5  1 * 2\n第三名  3號  積分 0  小分 0  0 0 *\n",
                out.toString(StandardCharsets.UTF_8));
    }

    @Test
    void saysWhatIsWrong() throws IOException {
        assertEquals(2, run("", "rounds", "one"));
        assertEquals(2, run("1-9 1-0\n", "rounds", "3", "--results"));
        String said = err.toString(StandardCharsets.UTF_8);
        assertTrue(said.contains("人數要 2 到 99，這裡是「one」") && said.contains("「1-9 1-0」看不懂"), said);
    }
}
