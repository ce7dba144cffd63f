package org.baoqi.speech.desk;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.Notation;
import org.baoqi.rules.record.io.Pgn;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The files of a game under damage, in wrong places and among others, as a player at the desk meets them. */
class KeptFilesTest {
    private static final String HOME = "user.home";

    private final String home = System.getProperty(HOME);

    @TempDir
    private Path folder;

    /** Games without a name are kept in the folder for data, which is in this home. */
    @BeforeEach
    void liveHere() {
        System.setProperty(HOME, folder.toString());
    }

    @AfterEach
    void goHome() {
        System.setProperty(HOME, home);
    }

    private Path game() {
        return folder.resolve("game.pgn");
    }

    private Path log() {
        return folder.resolve("game.pgn.log");
    }

    private static DeskRun play(String input, Path save, String... options) {
        List<String> line = new ArrayList<>(List.of("play", "--level", "1", "--save", save.toString()));
        line.addAll(List.of(options));
        return DeskRun.of(input, line.toArray(new String[0]));
    }

    private static String moves(Path pgn) throws IOException {
        return Pgn.read(Files.readString(pgn), Position.initial())
                .games()
                .get(0)
                .moves(Notation.ICCS);
    }

    private static String firstMoves(Path pgn, int count) throws IOException {
        return Arrays.stream(moves(pgn).split(" ")).limit(count).collect(Collectors.joining(" "));
    }

    /** The line in which the third move of the player is made, whose number is told. */
    private int spoilTheThirdMove() throws IOException {
        List<String> lines = new ArrayList<>(Files.readAllLines(log()));
        int line = -1;
        for (int i = 0, made = 0; i < lines.size() && line < 0; i++)
            if (lines.get(i).contains("\tmade\tRED\t") && ++made == 3) line = i;
        lines.set(line, lines.get(line).replace("made", "mado"));
        Files.write(log(), (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
        return line + 1;
    }

    @Test
    void aDamagedLogStaysAsItIsAndACopyGoesOn() throws IOException {
        play("炮二平五\n馬二進三\n兵七進一\n兵三進一\n", game());
        String played = firstMoves(game(), 4);
        spoilTheThirdMove();
        byte[] damaged = Files.readAllBytes(log());
        DeskRun run = play("兵九進一\n", game(), "--resume");
        assertEquals(0, run.code(), run.err());
        assertArrayEquals(damaged, Files.readAllBytes(log()));
        assertTrue(run.err().contains("保持原樣"), run.err());
        assertTrue(run.err().contains("前面完成的四著都在"), run.err());
        assertTrue(run.err().contains("後面讀得出的著法"), run.err());
        Path copy = folder.resolve("game-2.pgn");
        // What was called before the damage binds: it is played first.
        assertEquals(played + " c3c4", firstMoves(copy, 5));
        assertTrue(run.out().contains("--save " + copy), run.out());
        assertEquals(0, play("", copy, "--resume").code());
    }

    /** A line that changes no move is spoilt: with --rest all moves are there again. */
    @Test
    void whatComesAfterIsOfferedAndTakenOnDemand() throws IOException {
        play("炮二平五\n時間\n馬二進三\n", game());
        String played = moves(game());
        List<String> lines = new ArrayList<>(Files.readAllLines(log()));
        int asked = 0;
        while (!lines.get(asked).contains("\tasked\t")) asked++;
        lines.remove(asked);
        Files.write(log(), (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
        DeskRun offered = play("", game(), "--resume");
        assertTrue(offered.err().contains("--rest"), offered.err());
        DeskRun taken = play("", game(), "--resume", "--rest");
        assertTrue(taken.err().contains("後面接上了"), taken.err());
        assertTrue(moves(folder.resolve("game-3.pgn")).startsWith(firstMoves(game(), 2)));
        assertTrue(played.startsWith(firstMoves(folder.resolve("game-3.pgn"), 2)));
    }

    @Test
    void aLogOfALaterVersionSaysSo() throws IOException {
        Files.write(log(), "baoqi-match 9\n0\tborn\n".getBytes(StandardCharsets.UTF_8));
        DeskRun run = play("", game(), "--resume");
        assertEquals(2, run.code());
        assertTrue(run.err().contains("較新版本"), run.err());
    }

    /** The newest log is nonsense, the one before it of a later version: the game before them goes on. */
    @Test
    void oneBadLogBlocksNoOtherGame() throws IOException {
        DeskRun.of("炮二平五\n", "play", "--level", "1");
        Path data = folder.resolve(".local/share/baoqi");
        Files.write(
                data.resolve("99991231-000000-000.log"),
                "baoqi-match 2\n7\tpressed\tRED\n".getBytes(StandardCharsets.UTF_8));
        Files.write(data.resolve("99981231-000000-000.log"), "baoqi-match 7\n".getBytes(StandardCharsets.UTF_8));
        DeskRun run = DeskRun.of("", "play", "--resume");
        assertEquals(0, run.code(), run.err());
        assertTrue(run.out().contains("上一著"), run.out());
        assertTrue(run.err().contains("99991231"), run.err());
        assertTrue(run.err().contains("較新版本"), run.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"/dev/full", "/dev/null", "/proc/baoqi.pgn", ".", "missing/game.pgn"})
    void aPlaceWhereNothingCanBeKeptGetsASentence(String place) {
        for (String[] command : new String[][] {{"play"}, {"referee"}, {"mirror", "host", "--port", "0"}}) {
            List<String> line = new ArrayList<>(List.of(command));
            line.addAll(List.of(
                    "--save",
                    place.startsWith("/") ? place : folder.resolve(place).toString()));
            DeskRun run = DeskRun.of("", line.toArray(new String[0]));
            assertEquals(2, run.code(), line + ": " + run.err());
            assertFalse(run.err().contains("Exception"), run.err());
            assertEquals(1, run.err().trim().split("\n").length, run.err());
        }
    }

    @Test
    void anotherFileIsNeverWrittenOver() throws IOException {
        byte[] letter = "Dear referee\n".getBytes(StandardCharsets.UTF_8);
        Files.write(game(), letter);
        assertEquals(2, play("炮二平五\n", game()).code());
        assertArrayEquals(letter, Files.readAllBytes(game()));
        Files.delete(game());
        play("炮二平五\n", game());
        Files.write(game(), letter);
        DeskRun resumed = play("馬二進三\n", game(), "--resume");
        assertEquals(2, resumed.code());
        assertTrue(resumed.err().contains("不會蓋掉它"), resumed.err());
        assertArrayEquals(letter, Files.readAllBytes(game()));
        Path other = folder.resolve("other.pgn");
        Files.write(other, "1. 兵七進一 *\n".getBytes(StandardCharsets.UTF_8));
        DeskRun review = DeskRun.of("", "review", other.toString(), "--save", game().toString());
        assertEquals(2, review.code());
        assertArrayEquals(letter, Files.readAllBytes(game()));
        assertEquals(
                0,
                DeskRun.of("", "review", other.toString(), "--save", other.toString())
                        .code());
    }

    @Test
    void whatNobodyForesawIsASentenceAndAReport() throws IOException {
        InputStream broken = new InputStream() {
            @Override
            public int read() {
                throw new IllegalStateException("a broken pipe, for a test");
            }
        };
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int code = Desk.run(List.of("convert", "--to", "pgn"), null, broken, new ByteArrayOutputStream(), err);
        String said = err.toString(StandardCharsets.UTF_8);
        assertEquals(70, code, said);
        assertTrue(said.contains("沒有料到"), said);
        assertEquals(1, said.trim().split("\n").length, said);
        try (Stream<Path> files = Files.list(folder.resolve(".local/share/baoqi"))) {
            Path report = files.findFirst().orElseThrow();
            assertTrue(said.contains(report.toString()), said);
            assertTrue(Files.readString(report).contains("a broken pipe, for a test"));
        }
    }

    /** A name with the colours of a terminal, a bell, a mark that turns the line around, and an end of line. */
    @Test
    void namesDoNotSteerTheTerminal() throws IOException {
        Path file = folder.resolve("steer.pgn");
        String name = "\u001b[31m甲\u0007\u202e乙\u009b2J";
        Files.write(
                file, ("[Red \"" + name + "\"]\n\n1. 炮二平五 {\u001b]0;x\u0007好} *\n").getBytes(StandardCharsets.UTF_8));
        for (String to : List.of("pgn", "sheet", "html", "dhtmlxq")) {
            DeskRun run = DeskRun.of("", "convert", "--to", to, file.toString());
            assertEquals(0, run.code(), run.err());
            assertTrue(
                    run.out()
                            .chars()
                            .allMatch(c -> c == '\n'
                                    || c == '\t'
                                    || c >= ' ' && c != 0x7f && (c < 0x80 || c > 0x9f) && c != 0x202e),
                    to + ": " + run.out());
        }
        DeskRun review = DeskRun.of("前進\n註解\n", "review", file.toString());
        assertFalse(review.out().contains("\u001b"), review.out());
    }
}
