package org.baoqi.speech.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class DeskTest {
    @Test
    void helpListsEveryCommand() {
        DeskRun run = DeskRun.of("", "--help");
        assertEquals(0, run.code());
        for (DeskCommand command : Desk.COMMANDS)
            assertTrue(run.out().matches("(?s).*\\./baoqi " + command.name() + "\\b.*"), run.out());
    }

    @Test
    void theBoardStandsAboveItsWords() {
        DeskRun run = DeskRun.of("", "board");
        assertEquals(0, run.code());
        List<String> lines = List.of(run.out().split("\n"));
        assertEquals("１　２　３　４　５　６　７　８　９", lines.get(0));
        assertEquals("車－馬－象－士－將－士－象－馬－車", lines.get(1));
        assertEquals("九　八　七　六　五　四　三　二　一", lines.get(12));
        assertEquals("輪到紅方走。", lines.get(14));
    }

    @Test
    void blackSeesHisOwnEdgeBelow() {
        List<String> lines =
                List.of(DeskRun.of("", "board", "--side", "black").out().split("\n"));
        assertEquals("俥－傌－相－仕－帥－仕－相－傌－俥", lines.get(1));
        assertEquals("９　８　７　６　５　４　３　２　１", lines.get(12));
    }

    /** Words of a line are separated by |. */
    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "slips.csv", numLinesToSkip = 1)
    void aSlipGetsAMessageAndExitCodeTwo(String line, String message) {
        DeskRun run = DeskRun.of("", line.split("\\|"));
        assertEquals(message, run.err().trim());
        assertEquals(2, run.code());
        assertEquals("", run.out());
    }
}
