package org.baoqi.speech.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A host and those who join, each as at a terminal of its own. */
class MirrorCommandTest {
    private static final Pattern OPEN = Pattern.compile("port (\\d+)\\. The code: (\\d{6})\\.");
    private static final Duration LONGEST = Duration.ofSeconds(60);

    private final Lines shown = new Lines();
    private final CompletableFuture<Integer> ended = new CompletableFuture<>();
    private PrintStream typed;

    @TempDir
    private Path folder;

    /** What a terminal shows, to be waited for. */
    private static final class Lines extends OutputStream {
        private final StringBuilder text = new StringBuilder();

        @Override
        public synchronized void write(int letter) {
            text.append((char) letter);
            notifyAll();
        }

        synchronized Matcher await(Pattern pattern) throws InterruptedException {
            long end = System.nanoTime() + LONGEST.toNanos();
            Matcher matcher = pattern.matcher(text.toString());
            while (!matcher.find()) {
                assertTrue(System.nanoTime() < end, "in vain waited for " + pattern + " in " + text);
                wait(100);
                matcher = pattern.matcher(text.toString());
            }
            return matcher;
        }
    }

    @BeforeEach
    void host() throws IOException {
        PipedInputStream in = new PipedInputStream();
        typed = new PrintStream(new PipedOutputStream(in), true, StandardCharsets.UTF_8);
        List<String> line = List.of(
                "mirror",
                "host",
                "--port",
                "0",
                "--save",
                folder.resolve("game").toString(),
                "--lang",
                "en");
        Thread host = new Thread(() -> ended.complete(run(line, in, shown)), "host");
        host.setDaemon(true);
        host.start();
    }

    private static int run(List<String> line, PipedInputStream in, Lines shown) {
        try {
            return Desk.run(line, null, in, shown, shown);
        } catch (IOException e) {
            return -1;
        }
    }

    @AfterEach
    void quit() {
        typed.println("quit");
        assertEquals(0, ended.join());
    }

    private DeskRun join(String input, String... rest) throws InterruptedException {
        Matcher open = shown.await(OPEN);
        List<String> line = new ArrayList<>(
                List.of("mirror", "join", "localhost:" + open.group(1), "--code", open.group(2), "--lang", "en"));
        line.addAll(List.of(rest));
        return DeskRun.of(input, line.toArray(new String[0]));
    }

    @Test
    void whatIsTypedBeforeTheInputEndsIsRuledOn() throws InterruptedException {
        shown.await(OPEN);
        typed.println("resume");
        DeskRun red = join("C2=5\n");
        assertTrue(red.out().contains("C2=5"), red.out());
        DeskRun black = join("H8+7\n", "--side", "black");
        assertTrue(black.out().contains("H8+7"), black.out());
        shown.await(Pattern.compile("C2=5[\\s\\S]*H8\\+7"));
    }

    @Test
    void theRefereeEntersWhatHappensAtHisTable() throws InterruptedException {
        shown.await(OPEN);
        typed.println("resign b");
        shown.await(Pattern.compile("Black resigned"));
    }

    @Test
    void aPortThatIsTakenIsNamed() throws InterruptedException {
        String port = shown.await(OPEN).group(1);
        DeskRun second = DeskRun.of(
                "",
                "mirror",
                "host",
                "--port",
                port,
                "--save",
                folder.resolve("second").toString(),
                "--lang",
                "en");
        assertTrue(second.err().contains("Port " + port + " is taken"), second.err());
    }

    @Test
    void anObserverWhoWasLetInIsAnsweredAndMovesNothing() throws IOException, InterruptedException {
        Matcher open = shown.await(OPEN);
        PipedInputStream in = new PipedInputStream();
        Lines heard = new Lines();
        List<String> line = List.of(
                "mirror",
                "join",
                "localhost:" + open.group(1),
                "--code",
                open.group(2),
                "--side",
                "observe",
                "--name",
                "eye",
                "--lang",
                "en");
        PipedOutputStream out = new PipedOutputStream(in);
        CompletableFuture<Void> gone = CompletableFuture.runAsync(() -> run(line, in, heard));
        try (PrintStream asks = new PrintStream(out, true, StandardCharsets.UTF_8)) {
            shown.await(Pattern.compile("eye"));
            typed.println("admit eye");
            heard.await(Pattern.compile("game begins"));
            asks.println("whose turn");
            heard.await(Pattern.compile("Red to move"));
            asks.println("C2=5");
            heard.await(Pattern.compile("only listen"));
        }
        gone.join();
    }

    @Test
    void anObserverIsToldThatHeOnlyListens() throws InterruptedException {
        DeskRun observer = join("C2=5\n", "--side", "observe");
        assertTrue(observer.out().contains("only listen"), observer.out());
    }
}
