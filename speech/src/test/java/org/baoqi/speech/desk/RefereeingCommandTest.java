package org.baoqi.speech.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class RefereeingCommandTest {
    @TempDir
    Path folder;

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
