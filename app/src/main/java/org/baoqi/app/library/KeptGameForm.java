package org.baoqi.app.library;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.FormUi;
import org.baoqi.app.kit.form.LiveForm;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.kit.nav.Screen;
import org.baoqi.app.store.LibraryDesk;
import org.baoqi.app.store.ListedGame;
import org.baoqi.rules.record.io.Pgn;
import org.baoqi.speech.library.SummaryWords;

/** What can be done with one game of the library. */
public final class KeptGameForm extends LiveForm {
    private static final String REVIEW = "review";
    private static final String FAVOURITE = "favourite";
    private static final String SHEET = "sheet";
    private static final String SHARE = "share";
    private static final String DELETE = "delete";

    private final ScreenServices services;
    private final Errands errands;
    private final String id;
    private final LibraryDesk desk;
    private Optional<ListedGame> game = Optional.empty();

    public KeptGameForm(ScreenServices services, LibraryDesk desk, Errands errands, String id) {
        this.services = services;
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
    protected FormUi build() {
        List<Row> rows = new ArrayList<>();
        game.ifPresent(found -> {
            rows.add(
                    new Row.Note("summary", new SummaryWords(services.words(), LocalDate.now()).full(found.summary())));
            rows.add(new Row.Action(REVIEW, text(R.string.review_title)));
            rows.add(new Row.Toggle(
                    FAVOURITE, text(R.string.game_favourite), found.summary().favourite()));
            rows.add(new Row.Action(SHEET, text(R.string.sheet_title)));
            rows.add(new Row.Action(SHARE, text(R.string.game_share)));
            rows.add(new Row.Action(DELETE, text(R.string.game_delete)));
        });
        return new FormUi(text(R.string.game_title), rows);
    }

    private String text(int id) {
        return services.texts().get(id);
    }

    @Override
    public void press(String row) {
        switch (row) {
            case REVIEW -> services.navigator().open(new Screen.Review(id));
            case FAVOURITE -> mark();
            case SHEET -> services.navigator().open(new Screen.Sheet(id));
            case SHARE -> share();
            case DELETE -> delete();
            default -> throw new IllegalArgumentException(row);
        }
    }

    private void mark() {
        boolean favourite = !game.map(found -> found.summary().favourite()).orElse(false);
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
