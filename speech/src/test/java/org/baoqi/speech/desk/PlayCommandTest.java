package org.baoqi.speech.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.Notation;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.io.Pgn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlayCommandTest {
    @TempDir
    private Path folder;

    private DeskRun play(String input, String... options) {
        List<String> line = new ArrayList<>(List.of(
                "play", "--level", "1", "--save", folder.resolve("game.pgn").toString()));
        line.addAll(List.of(options));
        return DeskRun.of(input, line.toArray(new String[0]));
    }

    private GameRecord record() throws IOException {
        String text = Files.readString(folder.resolve("game.pgn"));
        return Pgn.read(text, Position.initial()).games().get(0);
    }

    @Test
    void aGameThatIsLeftIsKeptAndTakenUpAgain() throws IOException {
        DeskRun left = play("炮二平五\n");
        assertEquals(0, left.code());
        assertTrue(left.out().contains("--resume --save " + folder.resolve("game.pgn")), left.out());
        assertEquals(2, record().line().moves().size());
        DeskRun resumed = play("認輸\n是\n", "--resume");
        assertTrue(resumed.out().contains("上一著，黑方"), resumed.out());
        assertTrue(resumed.out().contains("黑方勝，紅方認輸"), resumed.out());
        assertEquals("0-1", record().result().code());
        assertTrue(record().moves(Notation.ICCS).startsWith("h2e2 "), record().moves(Notation.ICCS));
    }

    /** The program finds the announcement that it prints in its grammar, and prints it as a recogniser would. */
    @Test
    void anEmptyLineHasARecogniserListen() throws IOException {
        Path program = folder.resolve("recogniser");
        Files.writeString(program, "#!/bin/sh\ngrep -q '^炮二平五$' \"$1\" && echo 呃我想走跑二瓶五\n");
        assertTrue(program.toFile().setExecutable(true));
        DeskRun run = play("\n對\n", "--listen", program.toString());
        assertTrue(run.out().contains("炮二平五，對嗎？"), run.out());
        assertTrue(record().moves(Notation.ICCS).startsWith("h2e2 "), run.out());
    }

    @Test
    void aRecogniserThatIsMissingOrSilentIsToldOf() throws IOException {
        assertTrue(
                play("\n", "--listen", folder.resolve("none").toString()).out().contains("語音辨識程式不能用"));
        Files.delete(folder.resolve("game.pgn"));
        DeskRun silent =
                DeskRun.of("\n", "play", "--save", folder.resolve("other.pgn").toString(), "--listen", "true");
        assertTrue(silent.out().contains("沒聽到聲音"), silent.out() + silent.err());
    }

    @Test
    void whatIsConfirmedIsKeptUntilItIsToBeForgotten() throws IOException {
        Path learned = folder.resolve("learned");
        play("炮二平啥\n對\n", "--learn", learned.toString());
        assertEquals(List.of("啥 DIGIT 3\t1"), Files.readAllLines(learned));
        DeskRun run = play("忘記你學過的\n", "--resume", "--learn", learned.toString());
        assertTrue(run.out().contains("已忘記學到的發音。"), run.out());
        assertEquals(List.of(), Files.readAllLines(learned));
    }

    @Test
    void theEndOfTheInputIsNoSlip() {
        DeskRun run = play("");
        assertEquals(0, run.code());
        assertTrue(run.out().contains("對局開始"), run.out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"30m", "30m+0s", "30m+0", "30分+0秒"})
    void aBonusOfNothingIsNone(String time) {
        DeskRun run = play("", "--time", time);
        assertEquals(0, run.code(), run.err());
        assertTrue(run.out().contains("每方三十分鐘。"), run.out());
    }

    @Test
    void aGameThatIsThereIsNotOverwritten() {
        play("炮二平五\n");
        DeskRun again = play("");
        assertEquals(2, again.code());
        assertTrue(again.err().contains("--resume"), again.err());
    }

    @Test
    void thereMayBeNothingToGoOnWith() {
        DeskRun run = play("", "--resume");
        assertEquals(2, run.code());
        assertEquals("沒有可以接著下的棋局。", run.err().trim());
    }

    @Test
    void aRefereesMatchIsNotPlayedOn() {
        String file = folder.resolve("game.pgn").toString();
        DeskRun.of("", "referee", "--save", file);
        DeskRun run = play("", "--resume");
        assertEquals(2, run.code());
        assertTrue(run.err().contains("./baoqi referee"), run.err());
    }

    @Test
    void gamesAreKeptInTheFolderForData() {
        assertEquals(folder.resolve("baoqi"), GameFiles.folder(Map.of("XDG_DATA_HOME", folder.toString())));
        assertTrue(GameFiles.folder(Map.of()).endsWith(Path.of(".local", "share", "baoqi")));
    }
}
