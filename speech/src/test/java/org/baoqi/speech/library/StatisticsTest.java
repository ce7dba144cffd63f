package org.baoqi.speech.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.speech.words.Language;
import org.baoqi.speech.words.Words;
import org.junit.jupiter.api.Test;

class StatisticsTest {
    private static final List<GameSummary> GAMES = List.of(
            game(Side.RED, 3, Outcome.RED_WINS, "screen-horses"),
            game(Side.RED, 3, Outcome.DRAW, "screen-horses"),
            game(Side.BLACK, 4, Outcome.RED_WINS, "same-direction"),
            game(Side.BLACK, 4, Outcome.UNFINISHED, "same-direction"));

    private static GameSummary game(Side mine, int level, Outcome outcome, String opening) {
        BothSides<GameSummary.RecordedPlayer> players = BothSides.same(
                        new GameSummary.RecordedPlayer("", Optional.of(level)))
                .with(mine, GameSummary.RecordedPlayer.person(""));
        return new GameSummary(
                players,
                Optional.empty(),
                Optional.of(opening),
                outcome,
                Optional.empty(),
                40,
                false,
                Optional.of(mine));
    }

    @Test
    void tellsResultsByColourLevelAndOpening() {
        List<String> expected = List.of(
                "共四局：紅勝兩局，和棋一局，未下完一局。",
                "執紅：兩局，一勝，一和，零負。",
                "執黑：一局，零勝，零和，一負。",
                "對電腦第三級：兩局，一勝，一和，零負。",
                "對電腦第四級：一局，零勝，零和，一負。",
                "中炮對屏風馬：兩局，一勝，一和，零負。",
                "順炮：一局，零勝，零和，一負。");
        assertEquals(expected, sentences(Language.TRADITIONAL, GAMES));
        assertEquals(
                "As red: 2 games, 1 won, 1 drawn, 0 lost.",
                sentences(Language.ENGLISH, GAMES).get(1));
        assertEquals("执红：两局，一胜，一和，零负。", sentences(Language.SIMPLIFIED, GAMES).get(1));
    }

    @Test
    void anEmptyLibraryHasASentence() {
        assertEquals(List.of("還沒有棋局。"), sentences(Language.TRADITIONAL, List.of()));
    }

    private static List<String> sentences(Language language, List<GameSummary> games) {
        return Statistics.of(games).sentences(Words.in(language));
    }

    @Test
    void tenThousandGamesAreCountedAndSaidOneByOne() {
        List<GameSummary> many = new ArrayList<>();
        for (int i = 0; i < 10_000; i++) many.add(GAMES.get(i % GAMES.size()));
        SummaryWords words = new SummaryWords(Words.in(Language.TRADITIONAL), LocalDate.of(2026, 11, 16));
        assertEquals(4, many.stream().map(words::full).distinct().count());
        assertEquals(10_000, Statistics.of(many).games());
    }
}
