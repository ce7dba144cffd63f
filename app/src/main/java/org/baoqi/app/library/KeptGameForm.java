package org.baoqi.app.library;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.Form;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.kit.nav.Screen;
import org.baoqi.app.store.BackgroundLibrary;
import org.baoqi.app.store.ListedGame;
import org.baoqi.rules.record.io.Pgn;
import org.baoqi.speech.library.SummaryWords;

/** One game of the library: to review, mark, share or delete it. */
public final class KeptGameForm extends Form {
    private final IntentRequests intents;
    private final String id;
    private final BackgroundLibrary background;
    private Optional<ListedGame> game = Optional.empty();
    /** Whether moves behind the damage of its log can be taken. */
    private boolean hasRest;

    public KeptGameForm(ScreenServices services, BackgroundLibrary background, IntentRequests intents, String id) {
        super(services);
        this.background = background;
        this.intents = intents;
        this.id = id;
        load();
    }

    private void load() {
        background.ask(
                library -> library.find(id),
                found -> {
                    game = found;
                    refresh();
                },
                LibraryForm.of(services, background)::trouble);
        background.ask(
                library -> library.hasRest(id),
                found -> {
                    hasRest = found;
                    refresh();
                },
                LibraryForm.of(services, background)::trouble);
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
        List<Row> rows = new ArrayList<>();
        rows.add(new Row.Note(new SummaryWords(services.words(), LocalDate.now()).full(found.summary())));
        rows.add(link(R.string.review_title, new Screen.Review(id)));
        if (hasRest) rows.add(button(R.string.game_rest, this::takeRest));
        rows.add(new Row.Switch(text(R.string.game_favourite), found.summary().favourite(), this::mark));
        rows.add(link(R.string.sheet_title, new Screen.Sheet(id)));
        rows.add(button(R.string.game_share, this::share));
        rows.add(button(R.string.game_delete, this::delete));
        return rows;
    }

    /** The damaged game stays as it is. */
    private void takeRest() {
        background.tell(
                library -> library.takeRest(id),
                () -> {
                    services.say(text(R.string.game_rest_taken));
                    LibraryForm.of(services, background).reload();
                },
                LibraryForm.of(services, background)::trouble);
    }

    private void mark(boolean favourite) {
        background.tell(
                library -> library.setFavourite(id, favourite),
                this::marked,
                LibraryForm.of(services, background)::trouble);
    }

    private void marked() {
        load();
        LibraryForm.of(services, background).reload();
    }

    private void delete() {
        services.navigator().back();
        LibraryForm.of(services, background).delete(id);
    }

    private void share() {
        background.ask(
                library -> library.record(id).map(Pgn::write),
                pgn -> pgn.ifPresent(intents::share),
                LibraryForm.of(services, background)::trouble);
    }
}
