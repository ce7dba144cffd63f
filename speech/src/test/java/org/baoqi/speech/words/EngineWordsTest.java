package org.baoqi.speech.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.engine.Grade;
import org.baoqi.rules.engine.OpeningBook;
import org.baoqi.rules.engine.Score;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class EngineWordsTest {
    @ParameterizedTest
    @CsvSource({
        "TRADITIONAL, 10, 雙方均勢。",
        "TRADITIONAL, 60, 紅方稍優。",
        "TRADITIONAL, -60, 黑方稍優。",
        "TRADITIONAL, 29997, 紅方在二步內獲勝。",
        "SIMPLIFIED, -700, 黑方胜势。",
        "ENGLISH, 60, Red is slightly better."
    })
    void saysWhoStandsBetter(Language language, int score, String sentence) {
        EngineWords words = new EngineWords(Words.in(language));
        assertEquals(sentence, words.grade(Grade.of(new Score(score), Side.RED)));
    }

    @ParameterizedTest
    @CsvSource({"TRADITIONAL, 炮二平五 馬8進7", "SIMPLIFIED, 炮二平五 马8进7", "ENGLISH, C2=5 H8+7"})
    void writesALineAsTheLanguageDoes(Language language, String line) {
        List<Move> moves = List.of(Move.iccs("h2e2"), Move.iccs("h9g7"));
        assertEquals(line, new EngineWords(Words.in(language)).line(Position.initial(), moves));
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyOpeningHasAName(Language language) {
        EngineWords words = new EngineWords(Words.in(language));
        OpeningBook.builtIn()
                .openings()
                .forEach(opening -> assertFalse(words.opening(opening).isEmpty()));
    }
}
