package org.baoqi.speech.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.LocalDate;
import java.util.Optional;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.law.EndingReason;
import org.baoqi.rules.record.io.Pgn;
import org.baoqi.speech.match.Cause;
import org.baoqi.speech.words.Language;
import org.baoqi.speech.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class GameSummaryTest {

    private static GameSummary of(String pgn) {
        return GameSummary.of(Pgn.read(pgn, Position.initial()).games().get(0));
    }

    @Test
    void takesARecordApart() {
        GameSummary game = of("[Red \"許銀川\"]\n[Black \"?\"]\n[Date \"2026.11.15\"]\n[Termination \"黑方認輸\"]\n\n"
                + "1. 炮二平五 馬8進7 2. 馬二進三 車9平8 3. 車一平二 馬2進3 1-0");
        assertEquals(GameSummary.RecordedPlayer.person("許銀川"), game.players().red());
        assertEquals(GameSummary.RecordedPlayer.person(""), game.players().black());
        assertEquals(Optional.of(LocalDate.of(2026, 11, 15)), game.date());
        assertEquals(Optional.of("screen-horses"), game.opening());
        assertEquals(Outcome.RED_WINS, game.outcome());
        assertEquals(Optional.of(EndingKind.RESIGNATION), game.ending());
        assertEquals(3, game.rounds());
    }

    @Test
    void seesAMateThatNobodyWroteDown() {
        GameSummary game = of("[FEN \"3k5/9/9/9/9/9/9/4R4/8R/4K4 w\"]\n\n俥一平六 1-0");
        assertEquals(Optional.of(EndingKind.CHECKMATE), game.ending());
    }

    @ParameterizedTest
    @CsvSource({
        "2026-11-16, 2026-11-16",
        "2026.1.5, 2026-01-05",
        "2026.??.??, ''",
        "2026.02.30, ''",
        "2026年3月4日, 2026-03-04"
    })
    void readsTheDatesOfRecords(String text, String day) {
        assertEquals(day, GameSummary.day(text).map(LocalDate::toString).orElse(""));
    }

    @ParameterizedTest
    @EnumSource(EndingReason.class)
    void knowsTheKindOfEveryEndingByPhraseAndByWords(EndingReason reason) {
        EndingKind kind = EndingKind.of(new Cause.ByEnding(reason));
        for (Language language : Language.values())
            assertEquals(
                    Optional.of(kind), EndingKind.ofWords(Words.in(language).say("ending." + reason, Side.BLACK)));
    }
}
