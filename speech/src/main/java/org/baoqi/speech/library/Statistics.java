package org.baoqi.speech.library;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.speech.library.Outcome.Fate;
import org.baoqi.speech.words.Words;

/**
 * 統計: the results of many games, counted.
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

    /** The statistics for the ear: a few short sentences, the most telling first. */
    public List<String> sentences(Words words) {
        List<String> said = new ArrayList<>();
        said.add(total(words));
        for (Side side : Side.values())
            add(words, said, words.say("library.as", words.say("colour." + side)), colours.get(side));
        levels.forEach((level, tally) -> add(words, said, words.say("library.against", level), tally));
        byGames(openings).forEach(o -> add(words, said, words.say("opening." + o.getKey()), o.getValue()));
        return said;
    }

    private String total(Words words) {
        if (games == 0) return words.say("library.stats.none");
        String each = outcomes.entrySet().stream()
                .map(o -> words.say(
                        "library.stats.outcome", words.say("library.outcome." + o.getKey()), words.count(o.getValue())))
                .collect(Collectors.joining(words.say("library.join")));
        return words.say("library.stats.total", words.count(games), each);
    }

    private static void add(Words words, List<String> said, String what, Tally tally) {
        if (tally.games() == 0) return;
        said.add(words.say(
                "library.stats.tally",
                what,
                words.count(tally.games()),
                words.say("library.stats.won", words.count(tally.won())),
                words.say("library.stats.drawn", words.count(tally.drawn())),
                words.say("library.stats.lost", words.count(tally.lost()))));
    }

    /** The openings played most often first. */
    private static List<Map.Entry<String, Tally>> byGames(Map<String, Tally> openings) {
        List<Map.Entry<String, Tally>> entries = new ArrayList<>(openings.entrySet());
        entries.sort((a, b) -> b.getValue().games() - a.getValue().games());
        return entries;
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

    /** Games won, drawn and lost. */
    public record Tally(int won, int drawn, int lost) {
        private static final Tally NONE = new Tally(0, 0, 0);

        Tally plus(Fate fate) {
            return switch (fate) {
                case WON -> new Tally(won + 1, drawn, lost);
                case DRAWN -> new Tally(won, drawn + 1, lost);
                case LOST -> new Tally(won, drawn, lost + 1);
            };
        }

        private int games() {
            return won + drawn + lost;
        }
    }
}
