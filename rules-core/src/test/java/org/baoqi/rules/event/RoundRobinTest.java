package org.baoqi.rules.event;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.baoqi.rules.event.RoundRobin.Pairing;
import org.baoqi.rules.event.RoundRobin.Round;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;

class RoundRobinTest {
    private static String games(int players, int round) {
        return RoundRobin.of(players).get(round - 1).games().stream()
                .map(game -> game.red() + "-" + game.black())
                .collect(Collectors.joining(" "));
    }

    /** The rows as the books print them, but for their misprints, which {@code misprints.csv} lists. */
    @ParameterizedTest(name = "{0}, {1} players, round {2}")
    @CsvFileSource(resources = "printed-tables.tsv", delimiter = '\t', numLinesToSkip = 1)
    void theBooksPrintTheSame(String book, int players, int round, String printed) {
        Set<String> misprinted = Set.of("CXA2011 18 2", "CXA2011 18 8", "CXA2011 20 13");
        boolean right = !misprinted.contains(book + " " + players + " " + round);
        assertEquals(right, games(players, round).equals(printed), printed);
    }

    @ParameterizedTest(name = "{0}, {1} players, round {2}: {3} for {4}")
    @CsvFileSource(resources = "misprints.csv", numLinesToSkip = 1)
    void aMisprintIsOneGameThatCannotBe(String book, int players, int round, String printed, String right) {
        List<String> row = List.of(games(players, round).split(" "));
        assertTrue(row.contains(right));
        assertFalse(row.contains(printed));
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
    void everybodyMeetsEverybodyOnceWithColoursInBalance(int players) {
        Set<Set<Integer>> met = new HashSet<>();
        int[] reds = new int[players + 1];
        for (Round round : RoundRobin.of(players)) {
            Set<Integer> busy = new HashSet<>();
            round.bye().ifPresent(busy::add);
            for (Pairing game : round.games()) {
                assertTrue(met.add(Set.of(game.red(), game.black())));
                assertTrue(busy.add(game.red()) && busy.add(game.black()));
                reds[game.red()]++;
            }
            assertEquals(players, busy.size());
        }
        assertEquals(players * (players - 1) / 2, met.size());
        for (int player = 1; player <= players; player++)
            assertTrue(Math.abs(2 * reds[player] - (players - 1)) <= 1, "player " + player);
    }
}
