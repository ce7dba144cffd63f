package org.baoqi.speech.referee;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.law.CallCheck;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.match.CallWays;
import org.baoqi.speech.match.Calling;
import org.baoqi.speech.match.Positions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class PressCheckTest {
    @ParameterizedTest(name = "{0}: {1}")
    @CsvFileSource(resources = "press-checks.csv", numLinesToSkip = 1)
    void comparesTheWordsWithTheBoard(
            String article, String title, String fen, String said, String made, CallCheck.Answer answer) {
        Position position = Positions.of(fen);
        Calling called =
                new Calling(position, CallWays.of(position), MoveWord.read(said).orElseThrow());
        assertEquals(answer, PressCheck.judge(called, Move.iccs(made)));
    }
}
