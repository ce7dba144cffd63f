package org.baoqi.speech.desk;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A few times here; {@link Killer#main} does it as often as one likes. */
class KillTest {
    private static final int TIMES = 4;

    @Test
    void killingTheProcessLosesNoCompletedMove(@TempDir Path folder) throws IOException {
        int moves = new Killer(folder, 20261116).kill(TIMES);
        assertTrue(moves > TIMES, "only " + moves + " moves were completed");
    }
}
