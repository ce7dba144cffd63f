package org.baoqi.app.kit.form;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import kotlinx.coroutines.flow.MutableStateFlow;
import kotlinx.coroutines.flow.StateFlow;
import kotlinx.coroutines.flow.StateFlowKt;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.nav.Screen;
import org.baoqi.app.kit.nav.ScreenModels;
import org.baoqi.speech.words.PlainText;

/**
 * The presenter of a screen that is a list of rows. It describes its title and rows as they are now, and calls {@link
 * #refresh} whenever they have changed. Called on the main thread.
 */
public abstract class Form implements ScreenModels.Leaving {
    protected final ScreenServices services;
    private final List<Runnable> whenLeft = new ArrayList<>();
    private MutableStateFlow<Ui> ui;

    /**
     * A form as it is drawn.
     *
     * @param title its pane title and its one heading
     * @param rows in the order in which they are read, those of open folds behind them
     */
    public record Ui(String title, List<Row> rows) {
        public Ui {
            title = PlainText.of(title);
            rows = with(rows, Row.Fold::open);
        }

        private static List<Row> with(List<Row> rows, Predicate<Row.Fold> folds) {
            List<Row> all = new ArrayList<>();
            for (Row row : rows) {
                all.add(row);
                if (row instanceof Row.Fold fold && folds.test(fold)) all.addAll(fold.rows());
            }
            return List.copyOf(all);
        }

        /** The row behind which the page of this key is, folded or not; none where the form has it no more. */
        public Optional<Row.Page> page(String key) {
            return with(rows, fold -> !fold.open()).stream()
                    .filter(row -> row instanceof Row.Page)
                    .map(row -> (Row.Page) row)
                    .filter(page -> page.key().equals(key))
                    .findFirst();
        }
    }

    protected Form(ScreenServices services) {
        this.services = services;
    }

    protected abstract String title();

    protected abstract List<Row> rows();

    /** Its screen has come up, or come up again. */
    public void shown() {}

    public final StateFlow<Ui> ui() {
        if (ui == null) ui = StateFlowKt.MutableStateFlow(described());
        return ui;
    }

    protected final void refresh() {
        if (ui != null) ui.setValue(described());
    }

    private Ui described() {
        return new Ui(title(), rows());
    }

    /** Has something run when the screen is left, such as the end of an observation. */
    protected final void whenLeft(Runnable end) {
        whenLeft.add(end);
    }

    @Override
    public final void left() {
        whenLeft.forEach(Runnable::run);
    }

    /** A string resource in the language of the screen. */
    protected final String text(int id, Object... values) {
        return services.text(id, values);
    }

    /** A phrase of the plain modules in the language of the screen. */
    protected final String phrase(String key, Object... values) {
        return services.words().say(key, values);
    }

    protected final Row button(int label, Runnable press) {
        return new Row.Button(text(label), press);
    }

    /** A line to type; {@code keep} takes what is typed, and the form is described anew. */
    protected final Row entry(String label, String value, Consumer<String> keep) {
        return new Row.Entry(label, value, Optional.empty(), typing(keep));
    }

    /** Takes what is typed, and has the form described anew. */
    protected final Consumer<String> typing(Consumer<String> keep) {
        return keep.andThen(text -> refresh());
    }

    /** A button that opens another screen. */
    protected final Row link(int label, Screen screen) {
        return button(label, () -> services.navigator().open(screen));
    }

    /** Tells of trouble with the voice, and leads to where it is mended; no rows while all is well. */
    protected final List<Row> voiceTrouble() {
        return services.voice()
                .trouble()
                .getValue()
                .<List<Row>>map(trouble -> List.of(
                        new Row.Note(trouble.message(services.words())),
                        new Row.Button(trouble.remedy(services.words()), services.voice()::openRemedy)))
                .orElse(List.of());
    }
}
