package org.baoqi.rules.event;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.event.CrossTable.TieBreak;
import org.baoqi.rules.event.EventGame.Manner;
import org.baoqi.rules.law.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class CrossTableTest {
    /** Games as {@code 1-2 1}: Red, Black, and 1, 0 or = for Red; w for a walkover. Standings as rank:player. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvFileSource(resources = "standings.csv", numLinesToSkip = 1)
    void ranksByTheBook(String article, String title, String scoring, String games, String standings) {
        CrossTable table = table(article.split(" ")[0], scoring, games);
        assertEquals(
                standings,
                table.standings().stream()
                        .map(line -> line.rank() + ":" + line.player())
                        .collect(Collectors.joining(" ")));
    }

    private static CrossTable table(String book, String scoring, String games) {
        List<EventGame> played = new ArrayList<>();
        int players = 0;
        for (String text : games.split(";")) {
            EventGame game = game(text);
            players = Math.max(players, Math.max(game.red(), game.black()));
            played.add(game);
        }
        return new CrossTable(players, played, Scoring.of(scoring), TieBreak.of(book));
    }

    private static EventGame game(String text) {
        String[] parts = text.split("[- ]");
        Result result = parts[2].equals("0") ? Result.BLACK_WINS : Result.RED_WINS;
        return new EventGame(
                Integer.parseInt(parts[0]),
                Integer.parseInt(parts[1]),
                parts[2].equals("=") ? Result.DRAW : result,
                parts[2].equals("w") ? Manner.WALKOVER : Manner.PLAYED,
                BothSides.same(0));
    }

    @Test
    void fewerFoulsComeFirstWhereNothingElseDecides() {
        EventGame fouled = new EventGame(1, 2, Result.DRAW, Manner.PLAYED, new BothSides<>(2, 1));
        CrossTable table = new CrossTable(2, List.of(fouled), Scoring.of("TWO"), List.of(TieBreak.FEWER_FOULS));
        assertEquals(2, table.standings().get(0).player());
    }

    @Test
    void theTableShowsWhatEachGotFromEach() {
        CrossTable table = table("TW113", "ONE", "1-2 =;2-3 1");
        assertEquals("0.5", table.against(1, 2).get().toString());
        assertEquals("1.5", table.points(2).toString());
        assertEquals(Optional.empty(), table.against(1, 3));
        assertEquals("0.25", table("TW113", "ONE", "1-2 =").opponentsPointsOf(1).toString());
    }
}
