package org.baoqi.speech.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.LocalDate;
import java.util.Optional;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.speech.words.Language;
import org.baoqi.speech.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class SummaryWordsTest {
    private static final LocalDate TODAY = LocalDate.of(2026, 11, 16);

    @ParameterizedTest(name = "{8}")
    @CsvFileSource(resources = "summaries.csv", delimiter = '|', numLinesToSkip = 1, emptyValue = "")
    void saysAGameAsAPlayerWould(
            String language,
            String red,
            String black,
            Outcome outcome,
            String ending,
            int plies,
            String opening,
            String date,
            String brief,
            String full) {
        BothSides<GameSummary.RecordedPlayer> players = new BothSides<>(player(red), player(black));
        Optional<Side> mine = players.red().isMachine()
                ? Optional.of(Side.BLACK)
                : players.black().isMachine() ? Optional.of(Side.RED) : Optional.empty();
        GameSummary game = new GameSummary(
                players,
                Optional.ofNullable(date).map(LocalDate::parse),
                Optional.ofNullable(opening),
                outcome,
                Optional.ofNullable(ending).map(EndingKind::valueOf),
                plies,
                false,
                mine);
        SummaryWords words =
                new SummaryWords(Words.in(Language.fromTag(language).get()), TODAY);
        assertEquals(brief, words.brief(game));
        assertEquals(full, words.full(game));
    }

    private static GameSummary.RecordedPlayer player(String text) {
        if (text == null) return GameSummary.RecordedPlayer.person("");
        return text.matches("\\d")
                ? new GameSummary.RecordedPlayer("", Optional.of(Integer.parseInt(text)))
                : GameSummary.RecordedPlayer.person(text);
    }

    @Test
    void countsWhatASearchFound() {
        SummaryWords words = new SummaryWords(Words.in(Language.TRADITIONAL), TODAY);
        assertEquals("沒有符合的棋局。", words.found(0));
        assertEquals("找到兩局。", words.found(2));
    }
}
