package org.baoqi.app.library;

import java.time.LocalDate;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.Form;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.store.BackgroundLibrary;
import org.baoqi.app.store.Library;
import org.baoqi.rules.engine.OpeningBook;
import org.baoqi.speech.library.EndingKind;
import org.baoqi.speech.library.FilterReader;
import org.baoqi.speech.library.GameFilter;
import org.baoqi.speech.library.Outcome;

/** Everything that can be searched for, for who would rather choose than write a sentence. */
public final class FilterForm extends Form {
    private final LibraryForm list;
    private String from;
    private String to;
    private List<String> players = List.of();

    public FilterForm(ScreenServices services, BackgroundLibrary background) {
        super(services);
        this.list = LibraryForm.of(services, background);
        from = written(list.filter().from());
        to = written(list.filter().to());
        background.ask(Library::players, this::know, list::trouble);
    }

    private static String written(Optional<LocalDate> day) {
        return day.map(LocalDate::toString).orElse("");
    }

    private void know(List<String> names) {
        players = names;
        refresh();
    }

    @Override
    protected String title() {
        return text(R.string.library_filter);
    }

    @Override
    protected List<Row> rows() {
        GameFilter filter = list.filter();
        Optional<String> player = Optional.of(filter.player()).filter(name -> !name.isEmpty());
        Optional<String> opening = Optional.of(filter.openings())
                .filter(ids -> ids.size() == 1)
                .map(ids -> ids.iterator().next());
        return List.of(
                pick(
                        "player",
                        R.string.filter_player,
                        player,
                        players,
                        Function.identity(),
                        (now, name) -> now.player(name.orElse(""))),
                pick(
                        "outcome",
                        R.string.filter_outcome,
                        filter.outcome(),
                        List.of(Outcome.values()),
                        each -> phrase("library.outcome." + each),
                        GameFilter::outcome),
                pick(
                        "ending",
                        R.string.filter_ending,
                        filter.ending(),
                        List.of(EndingKind.values()),
                        each -> phrase("library.ending." + each),
                        GameFilter::ending),
                pick(
                        "opening",
                        R.string.filter_opening,
                        opening,
                        openings(),
                        id -> phrase("opening." + id),
                        (now, id) -> now.openings(id.map(Set::of).orElse(Set.of()))),
                day(R.string.filter_from, from, from(), text -> from = text),
                day(R.string.filter_to, to, to(), text -> to = text),
                new Row.Switch(
                        text(R.string.filter_favourites),
                        filter.favourites(),
                        on -> search(list.filter().favourites(on))),
                button(R.string.filter_show, this::show));
    }

    /**
     * Something that games must have, or any. What is asked for now is always among the options, wherever it came from.
     *
     * @param choose the filter with another answer
     */
    private <T> Row pick(
            String key,
            int label,
            Optional<T> chosen,
            List<T> values,
            Function<T, String> name,
            BiFunction<GameFilter, Optional<T>, GameFilter> choose) {
        Set<Optional<T>> all = new LinkedHashSet<>();
        all.add(Optional.empty());
        all.add(chosen);
        values.forEach(value -> all.add(Optional.of(value)));
        return Row.Pick.of(
                key,
                text(label),
                chosen,
                List.copyOf(all),
                value -> value.map(name).orElseGet(() -> text(R.string.filter_any)),
                value -> search(choose.apply(list.filter(), value)));
    }

    private static List<String> openings() {
        return OpeningBook.builtIn().openings().stream()
                .map(OpeningBook.Opening::id)
                .distinct()
                .collect(Collectors.toList());
    }

    private Row day(int label, String typed, Optional<LocalDate> read, Consumer<String> keep) {
        Optional<String> error = isWrong(typed, read) ? Optional.of(text(R.string.filter_no_date)) : Optional.empty();
        return new Row.Entry(text(label), typed, error, typing(keep));
    }

    private static boolean isWrong(String typed, Optional<LocalDate> read) {
        return !typed.isEmpty() && !read.isPresent();
    }

    private Optional<LocalDate> from() {
        return date(from, GameFilter::from);
    }

    private Optional<LocalDate> to() {
        return date(to, GameFilter::to);
    }

    /** Reads a day; of a month or a year, the first or the last. */
    private Optional<LocalDate> date(String typed, Function<GameFilter, Optional<LocalDate>> end) {
        GameFilter read = FilterReader.read(typed, services.words(), LocalDate.now());
        return read.player().isEmpty() ? end.apply(read) : Optional.empty();
    }

    private void search(GameFilter wanted) {
        list.search(wanted);
        refresh();
    }

    /** A day that is not understood is complained of before anything is shown. */
    private void show() {
        if (isWrong(from, from()) || isWrong(to, to())) {
            services.say(text(R.string.filter_no_date));
        } else {
            list.search(list.filter().between(from(), to()));
            services.navigator().back();
        }
    }
}
