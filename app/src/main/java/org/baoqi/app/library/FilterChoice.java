package org.baoqi.app.library;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.baoqi.app.R;
import org.baoqi.app.kit.Texts;
import org.baoqi.app.kit.form.Row;
import org.baoqi.rules.engine.OpeningBook;
import org.baoqi.rules.engine.OpeningBook.Opening;
import org.baoqi.speech.library.EndingKind;
import org.baoqi.speech.library.GameFilter;
import org.baoqi.speech.library.Outcome;
import org.baoqi.speech.words.Words;

/**
 * Something of a filter that is picked from a list. An empty value stands for any.
 *
 * @param name what a value is called
 * @param chosen the value that holds now
 */
record FilterChoice(
        String id,
        String label,
        List<String> values,
        Function<String, String> name,
        Function<GameFilter, String> chosen,
        BiFunction<GameFilter, String, GameFilter> choose) {
    private static final String ANY = "";

    /** @param players the names to choose from */
    static List<FilterChoice> all(Texts texts, Words words, List<String> players) {
        return List.of(
                new FilterChoice(
                        "player",
                        texts.get(R.string.filter_player),
                        players,
                        Function.identity(),
                        GameFilter::player,
                        GameFilter::player),
                new FilterChoice(
                        "outcome",
                        texts.get(R.string.filter_outcome),
                        names(Outcome.values()),
                        value -> words.say("library.outcome." + value),
                        filter -> filter.outcome().map(Enum::name).orElse(ANY),
                        (filter, value) -> filter.outcome(some(value, Outcome::valueOf))),
                new FilterChoice(
                        "ending",
                        texts.get(R.string.filter_ending),
                        names(EndingKind.values()),
                        value -> words.say("library.ending." + value),
                        filter -> filter.ending().map(Enum::name).orElse(ANY),
                        (filter, value) -> filter.ending(some(value, EndingKind::valueOf))),
                new FilterChoice(
                        "opening",
                        texts.get(R.string.filter_opening),
                        openings(),
                        value -> words.say("opening." + value),
                        filter -> filter.openings().size() == 1
                                ? filter.openings().iterator().next()
                                : ANY,
                        (filter, value) -> filter.openings(value.equals(ANY) ? Set.of() : Set.of(value))));
    }

    private static List<String> names(Enum<?>[] values) {
        return Stream.of(values).map(Enum::name).collect(Collectors.toList());
    }

    private static List<String> openings() {
        Set<String> ids = new LinkedHashSet<>();
        for (Opening opening : OpeningBook.builtIn().openings()) ids.add(opening.id());
        return new ArrayList<>(ids);
    }

    private static <T> Optional<T> some(String value, Function<String, T> read) {
        return value.equals(ANY) ? Optional.empty() : Optional.of(read.apply(value));
    }

    /** A value that holds is always among the options, wherever it came from. */
    Row row(GameFilter filter, String any) {
        String now = chosen.apply(filter);
        Set<String> all = new LinkedHashSet<>(List.of(ANY));
        all.add(now);
        all.addAll(values);
        Function<String, String> called = value -> value.equals(ANY) ? any : name.apply(value);
        List<Row.Option> options = all.stream()
                .map(value -> new Row.Option(value, called.apply(value), value.equals(now)))
                .collect(Collectors.toList());
        return new Row.Pick(id, label, called.apply(now), options);
    }
}
