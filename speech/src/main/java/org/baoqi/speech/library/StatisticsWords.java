package org.baoqi.speech.library;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.baoqi.rules.Side;
import org.baoqi.speech.words.Words;

/** Statistics for the ear: a few short sentences, the most telling first. */
public record StatisticsWords(Words words) {

    public List<String> sentences(Statistics statistics) {
        List<String> said = new ArrayList<>();
        said.add(total(statistics));
        for (Side side : Side.values())
            add(
                    said,
                    words.say("library.as", words.say("colour." + side)),
                    statistics.colours().get(side));
        statistics.levels().forEach((level, tally) -> add(said, words.say("library.against", level), tally));
        byGames(statistics.openings()).forEach(o -> add(said, words.say("opening." + o.getKey()), o.getValue()));
        return said;
    }

    private String total(Statistics statistics) {
        if (statistics.games() == 0) return words.say("library.stats.none");
        String outcomes = statistics.outcomes().entrySet().stream()
                .map(o -> words.say(
                        "library.stats.outcome", words.say("library.outcome." + o.getKey()), words.count(o.getValue())))
                .collect(Collectors.joining(words.say("library.join")));
        return words.say("library.stats.total", words.count(statistics.games()), outcomes);
    }

    private void add(List<String> said, String what, Tally tally) {
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
}
