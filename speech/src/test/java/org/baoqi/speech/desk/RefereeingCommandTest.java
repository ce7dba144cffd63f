package org.baoqi.speech.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class RefereeingCommandTest {
    @TempDir
    Path folder;

    private DeskRun referee(String input, String... more) {
        List<String> line = new ArrayList<>(
                List.of("referee", "--save", folder.resolve("game.pgn").toString()));
        line.addAll(List.of(more));
        return DeskRun.of(input, line.toArray(new String[0]));
    }

    @Test
    void aDisputedResultIsTakenUpAgainUntilItIsConfirmed() {
        DeskRun disputed = referee("resign b\ndispute b\ndispute r\n");
        assertTrue(disputed.out().contains("棋局留著"), disputed.out());
        DeskRun ruled = referee("rule 認輸清楚\n", "--resume");
        assertTrue(ruled.out().startsWith("紅方勝，黑方認輸"), ruled.out());
        assertTrue(ruled.out().contains("賽果就此確認"), ruled.out());
        assertTrue(ruled.out().contains("棋譜存在"), ruled.out());
        DeskRun appealed = referee("appeal b 只是問問\n", "--resume");
        assertTrue(appealed.out().contains("黑方上訴：只是問問"), appealed.out());
        assertTrue(appealed.out().contains("棋局留著"), appealed.out());
    }

    @Test
    void aConfirmedResultThatWasASlipIsTakenBack() {
        referee("resign b\nok r\nok b\n");
        DeskRun again = referee("undo\nundo\nundo\n炮二平五\n", "--resume");
        assertTrue(again.out().contains("取消：紅方勝"), again.out());
        assertTrue(again.out().contains("紅方報：炮二平五。"), again.out());
    }

    /** The first line that a referee reads, on whichever stream. */
    @ParameterizedTest(name = "{0}: {3}")
    @CsvFileSource(resources = "time-by-need.csv", numLinesToSkip = 1, delimiter = '|')
    void givesEachPlayerTheTimeOfHisKind(String article, String red, String black, String times, String said) {
        String file = folder.resolve("game.pgn").toString();
        DeskRun run = DeskRun.of(
                "",
                "referee",
                "--scheme",
                "inclusive",
                "--save",
                file,
                "--red-needs",
                red,
                "--black-needs",
                black,
                "--time-by-need",
                times);
        assertEquals(said, (run.out() + run.err()).split("\n")[0]);
    }
}
