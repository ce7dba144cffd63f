package org.baoqi.speech.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.stream.Collectors;
import org.baoqi.rules.Side;
import org.baoqi.speech.words.Language;
import org.baoqi.speech.words.Words;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class EndgameTest {
    @ParameterizedTest
    @EnumSource
    void eachHasANameOfItsOwnAndRedMovesFirst(Language language) {
        Words words = Words.in(language);
        assertEquals(
                Endgame.all().size(),
                Endgame.all().stream()
                        .map(endgame -> endgame.title(words))
                        .collect(Collectors.toSet())
                        .size());
        for (Endgame endgame : Endgame.all()) {
            assertEquals(Side.RED, endgame.position().sideToMove());
            assertFalse(endgame.position().legalMoves().isEmpty(), endgame.name());
        }
    }
}
