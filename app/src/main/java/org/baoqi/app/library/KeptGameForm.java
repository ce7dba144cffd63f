package org.baoqi.app.library;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.Form;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.kit.nav.Screen;
import org.baoqi.app.store.LibraryDesk;
import org.baoqi.app.store.ListedGame;
import org.baoqi.rules.record.io.Pgn;
import org.baoqi.speech.library.SummaryWords;

/** What can be done with one game of the library. */
public final class KeptGameForm extends Form {
    private final Errands errands;
    private final String id;
    private final LibraryDesk desk;
    private Optional<ListedGame> game = Optional.empty();

    public KeptGameForm(ScreenServices services, LibraryDesk desk, Errands errands, String id) {
        super(services);
        this.desk = desk;
        this.errands = errands;
        this.id = id;
        load();
    }

    private void load() {
        desk.ask(
                library -> library.find(id),
                found -> {
                    game = found;
                    refresh();
                },
                LibraryForm.of(services, desk)::trouble);
    }

    @Override
    protected String title() {
        return text(R.string.game_title);
    }

    @Override
    protected List<Row> rows() {
        return game.map(this::rows).orElse(List.of());
    }

    private List<Row> rows(ListedGame found) {
        return List.of(
                new Row.Note(new SummaryWords(services.words(), LocalDate.now()).full(found.summary())),
                link(R.string.review_title, new Screen.Review(id)),
                new Row.Switch(text(R.string.game_favourite), found.summary().favourite(), this::mark),
                link(R.string.sheet_title, new Screen.Sheet(id)),
                button(R.string.game_share, this::share),
                button(R.string.game_delete, this::delete));
    }

    private void mark(boolean favourite) {
        desk.tell(
                library -> library.setFavourite(id, favourite), this::marked, LibraryForm.of(services, desk)::trouble);
    }

    private void marked() {
        load();
        LibraryForm.of(services, desk).reload();
    }

    private void delete() {
        services.navigator().back();
        LibraryForm.of(services, desk).delete(id);
    }

    private void share() {
        desk.ask(
                library -> library.record(id).map(Pgn::write),
                pgn -> pgn.ifPresent(errands::share),
                LibraryForm.of(services, desk)::trouble);
    }
}
