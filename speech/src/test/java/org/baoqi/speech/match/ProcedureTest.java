package org.baoqi.speech.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.stream.Collectors;
import org.baoqi.speech.match.Procedure.Act;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class ProcedureTest {
    @ParameterizedTest(name = "{0}: {1} after {3}")
    @CsvFileSource(resources = "turns.csv", numLinesToSkip = 1)
    void stepsComeInTheirOrder(String article, Procedure procedure, String boards, String steps, String then) {
        Progress progress = Progress.of(boards.equals("two") ? procedure.onTwoBoards() : procedure.steps());
        if (steps != null) for (String act : steps.split(" ")) progress = progress.after(Act.valueOf(act));
        assertEquals(
                then, progress.next().stream().map(step -> step.act().name()).collect(Collectors.joining(" ")));
    }

    @Test
    void nobodyPressesBeforeCallAndMove() {
        Progress called = Progress.of(Procedure.CALLS.steps()).after(Act.CALL);
        assertThrows(IllegalStateException.class, () -> called.after(Act.PRESS));
    }

    @Test
    void aRefereesCallDoesNotBind() {
        assertEquals(Procedure.Decides.MOVE, Procedure.SIGNALS_TO_REFEREE.decides());
        assertEquals(Procedure.Decides.CALL, Procedure.SIGNALS_TO_AGENT.decides());
    }
}
