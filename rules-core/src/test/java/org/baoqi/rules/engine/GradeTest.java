package org.baoqi.rules.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.baoqi.rules.Side;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GradeTest {
    @ParameterizedTest
    @CsvSource({
        "0, RED, EVEN, none, 0",
        "-39, RED, EVEN, none, 0",
        "40, RED, SLIGHTLY_BETTER, RED, 0",
        "-40, RED, SLIGHTLY_BETTER, BLACK, 0",
        "150, BLACK, BETTER, BLACK, 0",
        "-300, BLACK, MUCH_BETTER, RED, 0",
        "900, RED, WINNING, RED, 0",
        "29997, RED, MATING, RED, 2",
        "-29996, RED, MATING, BLACK, 2"
    })
    void putsAScoreIntoAPlayersTerms(int score, Side mover, Grade.Advantage advantage, String side, int moves) {
        Grade grade = Grade.of(new Score(score), mover);
        assertEquals(advantage, grade.advantage());
        assertEquals(side, grade.side().map(Side::name).orElse("none"));
        assertEquals(moves, grade.moves());
    }
}
