package org.baoqi.speech.library;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.speech.library.Outcome.Fate;

/**
 * 統計: what many games came to.
 *
 * @param outcomes of all games
 * @param colours how the owner of the library fared with each colour, where he played one
 * @param levels how he fared against each level of the machine
 * @param openings how he fared in each opening, by its id
 */
public record Statistics(
        int games,
        Map<Outcome, Integer> outcomes,
        BothSides<Tally> colours,
        Map<Integer, Tally> levels,
        Map<String, Tally> openings) {
    public Statistics {
        outcomes = Collections.unmodifiableMap(outcomes);
        levels = Collections.unmodifiableMap(levels);
        openings = Collections.unmodifiableMap(openings);
    }

    public static Statistics of(Iterable<GameSummary> games) {
        Counting counting = new Counting();
        games.forEach(counting::add);
        return new Statistics(counting.games, counting.outcomes, counting.colours, counting.levels, counting.openings);
    }

    private static final class Counting {
        private final Map<Outcome, Integer> outcomes = new EnumMap<>(Outcome.class);
        private final Map<Integer, Tally> levels = new TreeMap<>();
        private final Map<String, Tally> openings = new TreeMap<>();
        private BothSides<Tally> colours = BothSides.same(Tally.NONE);
        private int games;

        private void add(GameSummary game) {
            games++;
            outcomes.merge(game.outcome(), 1, Integer::sum);
            game.fate().ifPresent(fate -> add(game, fate));
        }

        private void add(GameSummary game, Fate fate) {
            Side side = game.side().orElseThrow(IllegalStateException::new);
            colours = colours.change(side, tally -> tally.plus(fate));
            count(levels, game.level(), fate);
            count(openings, game.opening(), fate);
        }

        private static <K> void count(Map<K, Tally> tallies, Optional<K> key, Fate fate) {
            key.ifPresent(
                    k -> tallies.put(k, tallies.getOrDefault(k, Tally.NONE).plus(fate)));
        }
    }
}
