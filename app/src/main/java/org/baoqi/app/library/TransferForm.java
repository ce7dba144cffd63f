package org.baoqi.app.library;

import android.net.Uri;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.FormUi;
import org.baoqi.app.kit.form.LiveForm;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.kit.nav.Screen;
import org.baoqi.app.kit.nav.ScreenModels;
import org.baoqi.app.store.DatabaseRecovery;
import org.baoqi.app.store.Library;
import org.baoqi.app.store.LibraryDesk;
import org.baoqi.app.store.StorageTrouble;
import org.baoqi.rules.record.io.GameReader;
import org.baoqi.rules.record.io.GameReading;
import org.baoqi.speech.library.Backup;
import org.baoqi.speech.library.BackupWords;
import org.baoqi.speech.words.RecordWords;

/** Games in and out: from files, from the clipboard and from other apps; to files. */
public final class TransferForm extends LiveForm implements ScreenModels.Leaving {
    private static final String OPEN = "open";
    private static final String PASTE = "paste";
    private static final String SAVE = "save";
    private static final String BACK_UP = "back-up";
    private static final String BRING_BACK = "bring-back";
    private static final String DAMAGED = "damaged";

    private final ScreenServices services;
    private final Errands errands;
    private final Inbox inbox;
    private final DatabaseRecovery recovery;
    private final LibraryDesk desk;
    private final Documents documents;
    private List<String> news = List.of();
    private List<String> damaged = List.of();

    public TransferForm(
            ScreenServices services, LibraryDesk desk, Errands errands, Inbox inbox, DatabaseRecovery recovery) {
        this.services = services;
        this.desk = desk;
        this.errands = errands;
        this.inbox = inbox;
        this.recovery = recovery;
        this.documents = new Documents(services.context().getContentResolver());
        desk.ask(library -> DamagedFiles.reports(recovery, services.texts()), this::found, this::trouble);
        inbox.serve(this::take);
    }

    @Override
    public void left() {
        inbox.unserve();
    }

    private void found(List<String> reports) {
        damaged = reports;
        refresh();
    }

    @Override
    protected FormUi build() {
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < news.size(); i++) rows.add(new Row.Note("news" + i, news.get(i)));
        rows.add(action(OPEN, R.string.transfer_open));
        rows.add(action(PASTE, R.string.transfer_paste));
        rows.add(action(SAVE, R.string.transfer_save));
        rows.add(action(BACK_UP, R.string.transfer_back_up));
        rows.add(action(BRING_BACK, R.string.transfer_bring_back));
        for (int i = 0; i < damaged.size(); i++) rows.add(new Row.Note("damaged" + i, damaged.get(i)));
        if (!damaged.isEmpty()) rows.add(action(DAMAGED, R.string.transfer_damaged));
        return new FormUi(text(R.string.transfer_title), rows);
    }

    private Row action(String id, int label) {
        return new Row.Action(id, text(label));
    }

    private String text(int id) {
        return services.texts().get(id);
    }

    @Override
    public void press(String row) {
        switch (row) {
            case OPEN -> errands.open(uri -> take(new Incoming.Document(uri)));
            case PASTE -> paste();
            case SAVE ->
                save("baoqi.pgn", "application/x-chess-pgn", (library, out) -> library.writePgn(list().filter(), out));
            case BACK_UP -> save("baoqi.zip", "application/zip", Library::backUp);
            case BRING_BACK -> errands.open(this::bringBack);
            case DAMAGED -> save("baoqi-damaged.zip", "application/zip", this::writeDamaged);
            default -> throw new IllegalArgumentException(row);
        }
    }

    private LibraryForm list() {
        return LibraryForm.of(services, desk);
    }

    private void writeDamaged(Library library, OutputStream out) throws IOException {
        DamagedFiles.zip(recovery, out);
    }

    private void paste() {
        String pasted = Errands.pasted(services.context()).orElse("");
        if (pasted.isEmpty()) tell(List.of(text(R.string.transfer_nothing_pasted)));
        else take(new Incoming.Text(pasted));
    }

    /** Games are added; a single one is opened. A backup is merged. */
    private void take(Incoming incoming) {
        desk.ask(
                library -> {
                    byte[] file = incoming.bytes(documents);
                    return Backup.isBackup(file) ? merging(library, file) : adding(library, file);
                },
                Runnable::run,
                this::trouble);
    }

    private Runnable merging(Library library, byte[] file) {
        Backup.Merged merged = library.bringBack(file);
        return () -> broughtBack(merged);
    }

    private Runnable adding(Library library, byte[] file) {
        GameReading reading = GameReader.read(file);
        Taken taken = new Taken(reading, library.add(reading.games()));
        return () -> taken(taken);
    }

    private record Taken(GameReading reading, List<String> ids) {}

    private void taken(Taken taken) {
        List<String> said = new ArrayList<>(new RecordWords(services.words()).reading(taken.reading()));
        int games = taken.reading().games().size();
        if (games > 0) said.add(added(taken.ids().size(), games));
        tell(said);
        list().reload();
        if (games == 1) taken.ids().forEach(id -> services.navigator().open(new Screen.Review(id)));
    }

    private String added(int added, int games) {
        return services.texts().get(R.string.transfer_added, added, games - added);
    }

    private void bringBack(Uri document) {
        desk.ask(library -> library.bringBack(documents.read(document)), this::broughtBack, this::trouble);
    }

    private void broughtBack(Backup.Merged merged) {
        tell(new BackupWords(services.words()).sentences(merged));
        list().reload();
    }

    private void save(String name, String type, Documents.Content content) {
        errands.create(
                name,
                type,
                uri -> desk.tell(
                        library -> documents.write(uri, out -> content.write(library, out)),
                        () -> tell(List.of(text(R.string.transfer_saved))),
                        this::trouble));
    }

    private void trouble(StorageTrouble trouble) {
        tell(List.of(text(trouble.message())));
    }

    /** Said, and left on the screen for the eye and for braille. */
    private void tell(List<String> sentences) {
        news = List.copyOf(sentences);
        refresh();
        services.say(sentences);
    }
}
