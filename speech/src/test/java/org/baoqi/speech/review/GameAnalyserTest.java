package org.baoqi.speech.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.engine.Engine;
import org.baoqi.rules.engine.Score;
import org.baoqi.rules.engine.SearchLimits;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.io.Pgn;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameAnalyserTest {
    private static final Engine ENGINE = new Engine(1, 1);
    private static final SearchLimits LIMITS = SearchLimits.ofNodes(3_000);
    /** Red gives a cannon for a pawn. */
    private static final GameRecord GAME = Pgn.read("炮二平五 馬8進7 炮五進四 馬7進5 馬二進三 車9平8", Position.initial())
            .games()
            .get(0);

    @AfterAll
    static void close() {
        ENGINE.close();
    }

    @Test
    void analysesEveryPositionAndTellsOfEach() {
        List<Integer> progress = new ArrayList<>();
        Analysis analysis = new GameAnalyser(GAME, ENGINE, LIMITS)
                .run(Analysis.begin(GAME), so -> progress.add(so.done().size()));
        assertTrue(analysis.isComplete());
        assertEquals(List.of(1, 2, 3, 4, 5, 6, 7), progress);
        assertTrue(analysis.mistake(2).isPresent());
        assertEquals(analysis, Analysis.read(GAME, text(analysis)));
    }

    @Test
    void takenUpAgainItComesToTheSame() {
        Analysis whole = new GameAnalyser(GAME, ENGINE, LIMITS).run(Analysis.begin(GAME), so -> {});
        GameAnalyser first = new GameAnalyser(GAME, ENGINE, LIMITS);
        Analysis part = first.run(Analysis.begin(GAME), so -> {
            if (so.done().size() == 3) first.cancel();
        });
        assertFalse(part.isComplete());
        Analysis stored = Analysis.read(GAME, text(part));
        assertEquals(whole, new GameAnalyser(GAME, ENGINE, LIMITS).run(stored, so -> {}));
    }

    @Test
    void aDamagedStoreGivesWhatStandsBeforeTheDamage() {
        assertEquals(
                2, Analysis.read(GAME, "10 h2e2\n-5 h9g7\nx\n3 h2e2").done().size());
        assertEquals(1, Analysis.read(GAME, "10 h2e2\n-5 h2e2").done().size());
        assertEquals(0, Analysis.read(GAME, "").done().size());
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, ''",
        "20, -10, ''",
        "50, -40, DOUBTFUL",
        "50, -130, ERROR",
        "200, -200, BLUNDER",
        "29990, 0, BLUNDER",
        "1500, 1200, ''"
    })
    void callsAMistakeByWhatItCosts(int before, int after, String expected) {
        Analysis analysis = new Analysis(
                GAME.line().plain(),
                List.of(
                        new Assessment(new Score(before), List.of(Move.iccs("c3c4"))),
                        new Assessment(new Score(-after), List.of())));
        assertEquals(expected, analysis.mistake(0).map(Enum::name).orElse(""));
    }

    /** As a store keeps it. */
    private static String text(Analysis analysis) {
        return analysis.done().stream().map(Assessment::text).collect(Collectors.joining("\n"));
    }
}
