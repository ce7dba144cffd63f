package org.baoqi.app.library;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.FormUi;
import org.baoqi.app.kit.form.LiveForm;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.store.Library;
import org.baoqi.app.store.LibraryDesk;
import org.baoqi.speech.library.FilterReader;
import org.baoqi.speech.library.GameFilter;

/** Everything that can be searched for, for who would rather choose than write a sentence. */
public final class FilterForm extends LiveForm {
    private static final String FROM = "from";
    private static final String TO = "to";
    private static final String FAVOURITES = "favourites";
    private static final String SHOW = "show";

    private final ScreenServices services;
    private final LibraryForm list;
    private final Map<String, String> days = new LinkedHashMap<>();
    private List<String> players = List.of();

    public FilterForm(ScreenServices services, LibraryDesk desk) {
        this.services = services;
        this.list = LibraryForm.of(services, desk);
        days.put(FROM, text(list.filter().from()));
        days.put(TO, text(list.filter().to()));
        desk.ask(Library::players, this::know, list::trouble);
    }

    private static String text(Optional<LocalDate> day) {
        return day.map(LocalDate::toString).orElse("");
    }

    private void know(List<String> names) {
        players = names;
        refresh();
    }

    @Override
    protected FormUi build() {
        List<Row> rows = new ArrayList<>();
        GameFilter filter = list.filter();
        for (FilterChoice choice : choices()) rows.add(choice.row(filter, text(R.string.filter_any)));
        rows.add(day(FROM, R.string.filter_from));
        rows.add(day(TO, R.string.filter_to));
        rows.add(new Row.Toggle(FAVOURITES, text(R.string.filter_favourites), filter.favourites()));
        rows.add(new Row.Action(SHOW, text(R.string.filter_show)));
        return new FormUi(text(R.string.library_filter), rows);
    }

    private List<FilterChoice> choices() {
        return FilterChoice.all(services.texts(), services.words(), players);
    }

    private Row day(String id, int label) {
        boolean wrong = !days.get(id).isEmpty() && !date(id).isPresent();
        return new Row.Entry(
                id, text(label), days.get(id), wrong ? Optional.of(text(R.string.filter_no_date)) : Optional.empty());
    }

    /** What is written, as a day; of a month or a year, the first or the last. */
    private Optional<LocalDate> date(String id) {
        GameFilter read = FilterReader.read(days.get(id), services.words(), LocalDate.now());
        Function<GameFilter, Optional<LocalDate>> end = id.equals(FROM) ? GameFilter::from : GameFilter::to;
        return read.player().isEmpty() ? end.apply(read) : Optional.empty();
    }

    private String text(int id) {
        return services.texts().get(id);
    }

    @Override
    public void type(String row, String text) {
        days.put(row, text);
        refresh();
    }

    @Override
    public void pick(String row, String option) {
        for (FilterChoice choice : choices())
            if (choice.id().equals(row)) list.search(choice.choose().apply(list.filter(), option));
        refresh();
    }

    @Override
    public void press(String row) {
        if (row.equals(SHOW)) show();
        else list.search(list.filter().favourites(!list.filter().favourites()));
        refresh();
    }

    /** A day that is not understood is complained of before anything is shown. */
    private void show() {
        boolean wrong = days.keySet().stream().anyMatch(id -> !days.get(id).isEmpty() && !date(id).isPresent());
        if (wrong) services.say(text(R.string.filter_no_date));
        else {
            list.search(list.filter().between(date(FROM), date(TO)));
            services.navigator().back();
        }
    }
}
