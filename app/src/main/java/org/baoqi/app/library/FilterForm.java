package org.baoqi.app.library;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.baoqi.app.R;
import org.baoqi.app.Scene;
import org.baoqi.app.form.FormUi;
import org.baoqi.app.form.LiveForm;
import org.baoqi.app.form.Row;
import org.baoqi.rules.engine.Opening;
import org.baoqi.rules.engine.OpeningBook;
import org.baoqi.speech.library.EndingKind;
import org.baoqi.speech.library.GameFilter;
import org.baoqi.speech.library.Outcome;

/** Everything that can be searched for, without typing. The games are shown at once. */
public final class FilterForm extends LiveForm {
    private static final String ANY = "";
    private static final String FAVOURITES = "favourites";
    private static final String SHOW = "show";

    private final Scene scene;
    private final LibraryForm list;

    public FilterForm(Scene scene) {
        this.scene = scene;
        this.list = LibraryForm.of(scene);
    }

    @Override
    protected FormUi build() {
        GameFilter filter = list.filter();
        List<Row> rows = new ArrayList<>();
        for (Kind kind : Kind.values()) rows.add(pick(kind, kind.chosen(filter)));
        rows.add(new Row.Toggle(FAVOURITES, text(R.string.filter_favourites), filter.favourites()));
        rows.add(new Row.Action(SHOW, text(R.string.filter_show)));
        return new FormUi(text(R.string.library_filter), rows);
    }

    private Row pick(Kind kind, String chosen) {
        List<Row.Option> options = Stream.concat(Stream.of(ANY), kind.options().stream())
                .map(value -> new Row.Option(value, name(kind, value), value.equals(chosen)))
                .collect(Collectors.toList());
        return new Row.Pick(kind.name(), text(kind.label), name(kind, chosen), options);
    }

    private String name(Kind kind, String value) {
        return value.equals(ANY) ? text(R.string.filter_any) : scene.words().say(kind.phrase + value);
    }

    private String text(int id) {
        return scene.texts().get(id);
    }

    @Override
    public void pick(String row, String option) {
        change(Kind.valueOf(row).choose(list.filter(), option));
    }

    @Override
    public void press(String row) {
        if (row.equals(SHOW)) scene.navigator().back();
        else change(favourites(list.filter()));
    }

    private void change(GameFilter filter) {
        list.search(filter);
        refresh();
    }

    private static GameFilter favourites(GameFilter f) {
        return new GameFilter(
                f.player(),
                f.from(),
                f.to(),
                f.openings(),
                f.outcome(),
                f.fate(),
                f.ending(),
                f.side(),
                f.level(),
                !f.favourites());
    }

    /** What is picked from a list. */
    private enum Kind {
        OUTCOME(R.string.filter_outcome, "library.outcome.") {
            @Override
            List<String> options() {
                return names(Outcome.values());
            }

            @Override
            String chosen(GameFilter filter) {
                return filter.outcome().map(Enum::name).orElse(ANY);
            }

            @Override
            GameFilter choose(GameFilter f, String value) {
                return with(f, f.openings(), some(value, Outcome::valueOf), f.ending());
            }
        },
        ENDING(R.string.filter_ending, "library.ending.") {
            @Override
            List<String> options() {
                return names(EndingKind.values());
            }

            @Override
            String chosen(GameFilter filter) {
                return filter.ending().map(Enum::name).orElse(ANY);
            }

            @Override
            GameFilter choose(GameFilter f, String value) {
                return with(f, f.openings(), f.outcome(), some(value, EndingKind::valueOf));
            }
        },
        OPENING(R.string.filter_opening, "opening.") {
            @Override
            List<String> options() {
                Set<String> ids = new LinkedHashSet<>();
                for (Opening opening : OpeningBook.builtIn().openings()) ids.add(opening.id());
                return new ArrayList<>(ids);
            }

            @Override
            String chosen(GameFilter filter) {
                return filter.openings().size() == 1
                        ? filter.openings().iterator().next()
                        : ANY;
            }

            @Override
            GameFilter choose(GameFilter f, String value) {
                return with(f, value.equals(ANY) ? Set.of() : Set.of(value), f.outcome(), f.ending());
            }
        };

        private final int label;
        private final String phrase;

        Kind(int label, String phrase) {
            this.label = label;
            this.phrase = phrase;
        }

        abstract List<String> options();

        abstract String chosen(GameFilter filter);

        abstract GameFilter choose(GameFilter filter, String value);

        private static List<String> names(Enum<?>[] values) {
            return Stream.of(values).map(Enum::name).collect(Collectors.toList());
        }

        private static <T> Optional<T> some(String value, Function<String, T> read) {
            return value.equals(ANY) ? Optional.empty() : Optional.of(read.apply(value));
        }

        private static GameFilter with(
                GameFilter f, Set<String> openings, Optional<Outcome> outcome, Optional<EndingKind> ending) {
            return new GameFilter(
                    f.player(),
                    f.from(),
                    f.to(),
                    openings,
                    outcome,
                    f.fate(),
                    ending,
                    f.side(),
                    f.level(),
                    f.favourites());
        }
    }
}
