package org.baoqi.speech.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class PerftCommandTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    void listsRootMovesInOrderThenTheSum() throws IOException {
        assertEquals(0, run("", "perft", "2"));
        List<String> lines = List.of(text(out).split("\n"));
        assertEquals("a0a1 44", lines.get(0));
        assertEquals("i3i4 44", lines.get(43));
        assertEquals("nodes 1920", lines.get(44));
        assertTrue(lines.get(45).matches("nodes/s \\d+"), lines.get(45));
    }

    @Test
    void takesAFen() throws IOException {
        run("", "perft", "1", "3k5/9/9/9/9/9/9/9/9/4K4 w");
        assertTrue(text(out).startsWith("e0e1 1\ne0f0 1\nnodes 2\n"), text(out));
    }

    @Test
    void answersABatchLineByLineAndGoesOnAfterAnError() throws IOException {
        String input = "3k5/9/9/9/9/9/9/9/9/4K4 w\nnonsense\n\n3k5/9/9/9/9/9/9/9/9/4K4 b\n";
        assertEquals(0, run(input, "perft", "--batch", "1", "--lang", "en"));
        List<String> lines = List.of(text(out).split("\n"));
        assertEquals("{\"nodes\": 2}", lines.get(0));
        assertEquals("{\"error\": \"A FEN has ten rows with / between them; this one has 1.\"}", lines.get(1));
        assertTrue(lines.get(2).startsWith("{\"error\": \"No position."), lines.get(2));
        assertEquals("{\"nodes\": 1}", lines.get(3));
    }

    @Test
    void refusesWhatIsNoDepth() throws IOException {
        for (String depth : List.of("0", "10", "x", "-1")) {
            err.reset();
            assertEquals(2, run("", "perft", depth, "--lang", "en"));
            assertTrue(text(err).contains("1 to 9"), text(err));
        }
        assertEquals(2, run("", "perft"));
        assertEquals(2, run("", "perft", "1", "3k5/9/9/9/9/9/9/9/9/4K4 w", "w"));
    }

    private int run(String input, String... line) throws IOException {
        ByteArrayInputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
        return Desk.run(List.of(line), null, in, out, err);
    }

    private static String text(ByteArrayOutputStream stream) {
        return stream.toString(StandardCharsets.UTF_8);
    }
}
