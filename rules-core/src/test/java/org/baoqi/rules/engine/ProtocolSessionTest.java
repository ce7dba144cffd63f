package org.baoqi.rules.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ProtocolSessionTest {

    /** Reads of a transcript: lines to send begin with {@code > }; answers may end in …, and one … stands for many lines. */
    private static List<String> transcript(Protocol dialect) throws IOException {
        String name = dialect.name().toLowerCase(Locale.ROOT) + ".txt";
        try (BufferedReader in = new BufferedReader(
                new InputStreamReader(ProtocolSessionTest.class.getResourceAsStream(name), StandardCharsets.UTF_8))) {
            return in.lines().collect(Collectors.toList());
        }
    }

    @ParameterizedTest
    @EnumSource(Protocol.class)
    void saysWhatTheTranscriptSays(Protocol dialect) throws Exception {
        try (Conversation conversation = new Conversation(dialect)) {
            for (String line : transcript(dialect)) {
                if (line.startsWith("> ")) conversation.send(line.substring(2));
                else conversation.expect(line);
            }
        }
    }

    @Test
    void finishesItsSearchWhenTheInputEnds() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ProtocolSession.uci(
                new BufferedReader(new StringReader("position startpos\ngo depth 2\n")),
                new PrintStream(out, false, StandardCharsets.UTF_8));
        List<String> lines = List.of(out.toString(StandardCharsets.UTF_8).split("\n"));
        assertTrue(lines.get(lines.size() - 1).startsWith("bestmove "), lines.toString());
    }

    /** A session on a thread of its own. */
    private static final class Conversation implements AutoCloseable {
        private final PrintStream toSession;
        private final BufferedReader fromSession;

        Conversation(Protocol dialect) throws IOException {
            PipedOutputStream in = new PipedOutputStream();
            PipedInputStream out = new PipedInputStream(1 << 16);
            BufferedReader reader =
                    new BufferedReader(new InputStreamReader(new PipedInputStream(in), StandardCharsets.UTF_8));
            PrintStream printer = new PrintStream(new PipedOutputStream(out), true, StandardCharsets.UTF_8);
            toSession = new PrintStream(in, true, StandardCharsets.UTF_8);
            fromSession = new BufferedReader(new InputStreamReader(out, StandardCharsets.UTF_8));
            new Thread(() -> run(dialect, reader, printer)).start();
        }

        private static void run(Protocol dialect, BufferedReader in, PrintStream out) {
            try (out) {
                if (dialect == Protocol.UCI) ProtocolSession.uci(in, out);
                else ProtocolSession.ucci(in, out);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        void send(String line) {
            toSession.println(line);
        }

        /** {@code info …} and … stand for any number of lines, which are read with the next that is expected. */
        void expect(String expected) throws IOException {
            if (expected.equals("info …") || expected.equals("…")) return;
            String line = fromSession.readLine();
            while (line != null && isSkipped(line, expected)) line = fromSession.readLine();
            if (expected.endsWith(" …"))
                assertTrue(line.startsWith(expected.substring(0, expected.length() - 1)), line);
            else assertEquals(expected, cut(line, expected));
        }

        private static boolean isSkipped(String line, String expected) {
            boolean info = line.startsWith("info ") && !expected.startsWith("info ");
            boolean count = line.matches("|[a-i].*: \\d+") && !line.equals(expected);
            return info || count;
        }

        /** A best move may name a move to ponder on; transcripts leave it out. */
        private static String cut(String line, String expected) {
            assertFalse(line == null, "nothing after " + expected);
            return line.startsWith("bestmove ") ? line.replaceFirst(" ponder .*", "") : line;
        }

        @Override
        public void close() {
            toSession.close();
        }
    }
}
