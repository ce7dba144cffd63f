package org.baoqi.speech.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class MovesCommandTest {
    @Test
    void listsTheMovesOfTheStart() {
        DeskRun run = DeskRun.of("", "moves");
        assertEquals(44, run.out().lines().count());
        assertTrue(run.out().contains("h2e2\t炮二平五\t炮二平五\tC2=5\n"));
    }

    @Test
    void listsTheMovesOfAPosition() {
        assertEquals(
                "e0f0\t帥五平四\t帅五平四\tK5=4\ne0e1\t帥五進一\t帅五进一\tK5+1\n",
                DeskRun.of("", "moves", "3k5/9/9/9/9/9/9/9/9/4K4 w").out());
    }

    @Test
    void answersEachLineOfABatch() {
        assertEquals(
                "{\"check\": true, \"moves\": [{\"iccs\": \"d9d8\", \"traditional\": \"將4進1\", \"simplified\":"
                        + " \"将4进1\", \"wxf\": \"K4+1\"}]}\n"
                        + "{\"error\": \"FEN 要有十行，用 / 隔開，這裡有一行。\"}\n"
                        + "{\"check\": true, \"moves\": []}\n",
                DeskRun.of("1R1k5/9/9/9/9/9/9/9/9/4K4 b\nxyz\n1R1k5/R8/9/9/9/9/9/9/9/4K4 b\n", "moves", "--batch")
                        .out());
    }
}
