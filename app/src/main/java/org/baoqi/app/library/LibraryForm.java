package org.baoqi.app.library;

import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.Form;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.kit.nav.Screen;
import org.baoqi.app.store.BackgroundLibrary;
import org.baoqi.app.store.Library;
import org.baoqi.app.store.ListedGame;
import org.baoqi.app.store.StorageProblem;
import org.baoqi.speech.library.FilterReader;
import org.baoqi.speech.library.GameFilter;
import org.baoqi.speech.library.SummaryWords;

/** The list of games, all or those that were searched for, a page at a time. */
public final class LibraryForm extends Form {
    private static final long KEPT_AFTER_DELETION = 30L * 24 * 60 * 60 * 1000;

    private final BackgroundLibrary background;
    private GameFilter filter = GameFilter.ALL;
    private String searched = "";
    private String news = "";
    private int found;
    private List<ListedGame> shown = List.of();
    private final Deque<String> deleted = new ArrayDeque<>();

    public LibraryForm(ScreenServices services, BackgroundLibrary background) {
        super(services);
        this.background = background;
        long expired = System.currentTimeMillis() - KEPT_AFTER_DELETION;
        background.tell(library -> library.forget(expired), this::reload, this::trouble);
    }

    /** The list of the screen that is open below another one. */
    static LibraryForm of(ScreenServices services, BackgroundLibrary background) {
        return services.model(new Screen.Library(), () -> new LibraryForm(services, background));
    }

    GameFilter filter() {
        return filter;
    }

    /** Shows the games that fit, and says how many they are. */
    void search(GameFilter wanted) {
        filter = wanted;
        background.ask(
                library -> new Found(library.count(wanted), library.page(wanted, Optional.empty())),
                answer -> {
                    show(answer);
                    tell(summaries().found(found));
                },
                this::trouble);
    }

    private record Found(int count, List<ListedGame> page) {}

    /** Shows anew what may have changed. */
    void reload() {
        background.ask(
                library -> new Found(library.count(filter), library.page(filter, Optional.empty())),
                this::show,
                this::trouble);
    }

    private void show(Found answer) {
        found = answer.count();
        shown = answer.page();
        refresh();
    }

    private void more() {
        Optional<ListedGame> last = shown.isEmpty() ? Optional.empty() : Optional.of(shown.get(shown.size() - 1));
        background.ask(library -> library.page(filter, last), this::append, this::trouble);
    }

    private void append(List<ListedGame> page) {
        List<ListedGame> all = new ArrayList<>(shown);
        all.addAll(page);
        shown = List.copyOf(all);
        refresh();
    }

    /** Deletes a game, which can be taken back, one after the other. */
    void delete(String id) {
        deleted.push(id);
        change(id, Library::delete, R.string.library_deleted);
    }

    private void undo() {
        change(deleted.pop(), Library::restore, R.string.library_restored);
    }

    /** Says what has become of a game, and of which. */
    private void change(String id, BiConsumer<Library, String> change, int message) {
        background.ask(
                library -> {
                    change.accept(library, id);
                    return library.find(id);
                },
                found -> {
                    String game = found.map(listed -> summaries().brief(listed.summary()))
                            .orElse("");
                    tell(text(message, game));
                    reload();
                },
                this::trouble);
    }

    void trouble(StorageProblem trouble) {
        tell(text(trouble.message()));
    }

    /** Said, and left on the screen for the eye and for braille. */
    void tell(String message) {
        news = message;
        refresh();
        services.say(message);
    }

    @Override
    protected String title() {
        return text(R.string.library_title);
    }

    @Override
    protected List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        if (!news.isEmpty()) rows.add(new Row.Note(news));
        if (!deleted.isEmpty()) rows.add(button(R.string.library_undo, this::undo));
        rows.add(entry(text(R.string.library_search), searched, text -> searched = text));
        rows.add(button(R.string.library_go, this::searchTyped));
        rows.add(link(R.string.library_filter, new Screen.Filter()));
        if (!filter.equals(GameFilter.ALL)) rows.add(button(R.string.library_all, this::showAll));
        rows.add(new Row.Note(summaries().found(found)));
        for (int i = 0; i < shown.size(); i++) rows.add(game(i, shown.get(i)));
        if (shown.size() < found) rows.add(button(R.string.library_more, this::more));
        rows.add(link(R.string.statistics_title, new Screen.Statistics()));
        rows.add(link(R.string.transfer_title, new Screen.Transfer()));
        return rows;
    }

    private Row game(int index, ListedGame game) {
        String summary = summaries().full(game.summary());
        return new Row.Button(
                text(R.string.library_item, index + 1, summary),
                () -> services.navigator().open(new Screen.KeptGame(game.id())));
    }

    private SummaryWords summaries() {
        return new SummaryWords(services.words(), LocalDate.now());
    }

    private void searchTyped() {
        search(FilterReader.read(searched, services.words(), LocalDate.now()));
    }

    private void showAll() {
        searched = "";
        search(GameFilter.ALL);
    }
}
