package org.baoqi.speech.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A host and those who join, each as at a terminal of its own. */
class MirrorCommandTest {
    private static final Pattern OPEN =
            Pattern.compile("port (\\d+)\\. Codes: Red (\\d{6}), Black (\\d{6}), watching (\\d{6})\\.");
    private static final List<String> SEATS = List.of("", "", "red", "black", "observe");
    private static final Duration LONGEST = Duration.ofSeconds(60);

    private final List<Running> running = new ArrayList<>();

    @TempDir
    private Path folder;

    /** A command that is typed to while it runs, and all that it shows. */
    private static final class Running extends OutputStream {
        private final StringBuilder text = new StringBuilder();
        private final CompletableFuture<Integer> ended = new CompletableFuture<>();
        private final PrintStream typed;

        Running(List<String> line) throws IOException {
            PipedInputStream in = new PipedInputStream();
            typed = new PrintStream(new PipedOutputStream(in), true, StandardCharsets.UTF_8);
            Thread thread = new Thread(() -> run(line, in), "desk");
            thread.setDaemon(true);
            thread.start();
        }

        private void run(List<String> line, PipedInputStream in) {
            try {
                ended.complete(Desk.run(line, null, in, this, this));
            } catch (Exception e) {
                ended.completeExceptionally(e);
            }
        }

        @Override
        public synchronized void write(int letter) {
            text.append((char) letter);
            notifyAll();
        }

        Matcher shows(String pattern) throws InterruptedException {
            return shows(Pattern.compile(pattern));
        }

        synchronized Matcher shows(Pattern pattern) throws InterruptedException {
            long end = System.nanoTime() + LONGEST.toNanos();
            Matcher matcher = pattern.matcher(text.toString());
            while (!matcher.find()) {
                assertTrue(System.nanoTime() < end, "in vain waited for " + pattern + " in " + text);
                wait(100);
                matcher = pattern.matcher(text.toString());
            }
            return matcher;
        }

        synchronized boolean hasShown(String words) {
            return text.indexOf(words) >= 0;
        }

        void types(String... lines) {
            for (String line : lines) typed.println(line);
        }
    }

    private Running start(String what, List<String> first, String... rest) throws IOException {
        List<String> line = new ArrayList<>(List.of("mirror", what, "--lang", "en"));
        line.addAll(first);
        line.addAll(List.of(rest));
        Running started = new Running(line);
        running.add(started);
        return started;
    }

    private Running host(String... rest) throws IOException {
        return start(
                "host",
                List.of("--on", "127.0.0.1", "--save", folder.resolve("game").toString()),
                rest);
    }

    private Running fresh() throws IOException {
        return host("--port", "0");
    }

    @AfterEach
    void quit() {
        for (Running each : running) each.typed.close();
        for (Running each : running) assertTrue(each.ended.join() >= 0);
    }

    private static List<String> seat(Running host, int seat) throws InterruptedException {
        Matcher open = host.shows(OPEN);
        return List.of("127.0.0.1:" + open.group(1), "--code", open.group(seat), "--side", SEATS.get(seat));
    }

    private static final int RED = 2;
    private static final int BLACK = 3;
    private static final int OBSERVER = 4;

    private static DeskRun join(String input, List<String> seat, String... rest) {
        List<String> line = new ArrayList<>(List.of("mirror", "join", "--lang", "en"));
        line.addAll(seat);
        line.addAll(List.of(rest));
        return DeskRun.of(input, line.toArray(new String[0]));
    }

    @Test
    void whatIsTypedBeforeTheInputEndsIsRuledOn() throws Exception {
        Running host = fresh();
        host.types("resume");
        DeskRun red = join("C2=5\n", seat(host, RED));
        assertTrue(red.out().contains("C2=5"), red.out());
        DeskRun black = join("H8+7\n", seat(host, BLACK));
        assertTrue(black.out().contains("H8+7"), black.out());
        host.shows("C2=5[\\s\\S]*H8\\+7");
    }

    @Test
    void theHostHasAllThatARefereeHas() throws Exception {
        Running host = fresh();
        host.shows(OPEN);
        host.types("board", "ledger", "sheet", "history", "help", "nonsense");
        host.shows("nonsense");
        for (String words : List.of("press", "withdraw", "Event", "No foul"))
            assertTrue(host.hasShown(words), words + " in " + host.text);
        host.types("admit 9");
        host.shows("no phone number \"9\"");
        host.types("code");
        host.shows("New codes: Red \\d{6}");
        host.types("resign b");
        host.shows("Black resigned");
    }

    @Test
    void aPortThatIsTakenIsNamed() throws Exception {
        String port = fresh().shows(OPEN).group(1);
        DeskRun second = DeskRun.of(
                "",
                "mirror",
                "host",
                "--on",
                "127.0.0.1",
                "--port",
                port,
                "--save",
                folder.resolve("second").toString(),
                "--lang",
                "en");
        assertTrue(second.err().contains("Port " + port + " is taken"), second.err());
    }

    @Test
    void anObserverWhoWasLetInIsAnsweredAndMovesNothing() throws Exception {
        Running host = fresh();
        Running eye = start("join", seat(host, OBSERVER), "--name", "eye");
        host.types("admit " + host.shows("Phone (\\d), eye, asks").group(1));
        eye.shows("game begins");
        eye.types("whose turn");
        eye.shows("Red to move");
        eye.types("C2=5");
        eye.shows("only listen");
    }

    @Test
    void anObserverIsToldThatHeOnlyListens() throws Exception {
        DeskRun observer = join("C2=5\n", seat(fresh(), OBSERVER));
        assertTrue(observer.out().contains("only listen"), observer.out());
    }

    @Test
    void aWrongCodeEndsJoiningWithASentence() throws Exception {
        Running host = fresh();
        String right = host.shows(OPEN).group(RED);
        List<String> line = new ArrayList<>(seat(host, RED));
        line.set(2, right.equals("111111") ? "222222" : "111111");
        Running thief = start("join", line);
        assertEquals(2, thief.ended.join());
        assertTrue(thief.hasShown("The code is wrong"), thief.text.toString());
        DeskRun other = join("resign\n", List.of(line.get(0), "--code", right, "--side", "black"));
        assertEquals(2, other.code());
        assertFalse(host.hasShown("resigned"));
    }

    @Test
    void namesGoWithThePlayersAndTheOtherSideHearsWhoGoesAndComesBack() throws Exception {
        Running host = host("--port", "0", "--red", "Wang");
        Running red = start("join", seat(host, RED), "--name", "Somebody");
        red.shows("game begins");
        DeskRun black = join("", seat(host, BLACK), "--name", "Li\u001b[2J");
        assertEquals(0, black.code());
        red.shows("Black is Li\\[2J\\.");
        red.shows("The phone of Li\\[2J \\(Black\\) has lost the connection");
        start("join", seat(host, BLACK), "--name", "Li");
        host.types(
                "admit " + host.shows("Phone (\\d), Li, asks to come in: Black").group(1));
        red.shows("\\(Black\\) is connected again");
        host.types("resign b", "quit");
        red.shows("The match is over");
        assertEquals(0, red.ended.join());
        assertEquals(0, host.ended.join());
        String record = new String(Files.readAllBytes(folder.resolve("game")), StandardCharsets.UTF_8);
        assertTrue(record.contains("[Red \"Wang\"]") && record.contains("[Black \"Li[2J\"]"), record);
        assertFalse(red.hasShown("sought again"));
    }

    @Test
    void aHostThatIsResumedHasItsPhonesBackByThemselves() throws Exception {
        Running host = fresh();
        List<String> seat = seat(host, RED);
        Running red = start("join", seat, "--name", "Wang");
        Running black = start("join", seat(host, BLACK));
        red.shows("The clock runs again");
        red.types("C2=5");
        black.shows("C2=5");
        host.types("quit");
        assertEquals(0, host.ended.join());
        assertTrue(host.hasShown("mirror host --resume"), host.text.toString());
        red.shows("The match is kept");
        Running again = host("--resume", "--port", seat.get(0).replaceAll(".*:", ""));
        again.shows("Wang \\(Red\\), is connected");
        again.shows("\\(Black\\), is connected");
        black.shows("(?s)is kept.*is stopped.*The clock runs again");
        black.types("H8+7");
        red.shows("H8\\+7");
        again.types("ledger");
        again.shows("No foul");
    }

    @Test
    void aHostIsFoundByItsName() throws Exception {
        Running host = host("--port", "0", "--red", "Wang", "--black", "Li");
        String code = host.shows(OPEN).group(RED);
        Running red = start("join", List.of("--on", "127.0.0.1", "Wang", "--code", code));
        red.shows("Found: Baoqi Wang and Li");
        red.shows("Connected to the referee");
        host.types("resume");
        red.shows("The clock runs again");
        red.types("C2=5");
        host.shows("C2=5");
        DeskRun nobody =
                DeskRun.of("", "mirror", "join", "Nobody", "--on", "127.0.0.1", "--code", code, "--lang", "en");
        assertTrue(nobody.err().contains("No referee was found"), nobody.err());
    }
}
