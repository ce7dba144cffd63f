package org.baoqi.app.library;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.FormUi;
import org.baoqi.app.kit.form.LiveForm;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.store.LibraryDesk;
import org.baoqi.app.store.StorageTrouble;
import org.baoqi.speech.sheet.SheetData;
import org.baoqi.speech.sheet.SheetHtml;
import org.baoqi.speech.sheet.SheetReading;
import org.baoqi.speech.sheet.SheetText;

/** 着法記錄表 of a game: to be read, heard, shared, and kept as a page or on paper. */
public final class SheetForm extends LiveForm {
    private static final String READ = "read";
    private static final String SHARE = "share";
    private static final String HTML = "html";
    private static final String PDF = "pdf";

    private final ScreenServices services;
    private final Errands errands;
    private final LibraryDesk desk;
    private final Documents documents;
    private Optional<SheetData> sheet = Optional.empty();

    public SheetForm(ScreenServices services, LibraryDesk desk, Errands errands, String id) {
        this.services = services;
        this.desk = desk;
        this.errands = errands;
        this.documents = new Documents(services.context().getContentResolver());
        desk.ask(
                library -> library.record(id)
                        .map(game ->
                                SheetData.of(game, services.words().language().notation())),
                this::show,
                this::trouble);
    }

    private void show(Optional<SheetData> found) {
        sheet = found;
        refresh();
    }

    @Override
    protected FormUi build() {
        List<Row> rows = new ArrayList<>();
        rows.add(new Row.Action(READ, text(R.string.sheet_read)));
        rows.add(new Row.Action(SHARE, text(R.string.sheet_share)));
        rows.add(new Row.Action(HTML, text(R.string.sheet_html)));
        rows.add(new Row.Action(PDF, text(R.string.sheet_pdf)));
        rows.add(new Row.Note("note", text(R.string.sheet_pdf_note)));
        List<String> lines = sheet.map(this::sentences).orElse(List.of());
        for (int i = 0; i < lines.size(); i++) rows.add(new Row.Note("line" + i, lines.get(i)));
        return new FormUi(text(R.string.sheet_title), rows);
    }

    private List<String> sentences(SheetData data) {
        return new SheetReading(services.words()).sentences(data);
    }

    private String text(int id) {
        return services.texts().get(id);
    }

    @Override
    public void press(String row) {
        sheet.ifPresent(data -> {
            switch (row) {
                case READ -> say(sentences(data));
                case SHARE -> errands.share(new SheetText(services.words()).write(data));
                case HTML -> save("record.html", "text/html", out -> out.write(html(data)));
                case PDF ->
                    save(
                            "record.pdf",
                            "application/pdf",
                            out -> SheetPdf.write(new SheetText(services.words()).pages(data, SheetPdf.ROUNDS), out));
                default -> throw new IllegalArgumentException(row);
            }
        });
    }

    private byte[] html(SheetData data) {
        return new SheetHtml(services.words()).write(data).getBytes(StandardCharsets.UTF_8);
    }

    private void save(String name, String type, Documents.Writing writing) {
        errands.create(
                name,
                type,
                uri -> desk.tell(
                        library -> documents.write(uri, writing),
                        () -> say(List.of(text(R.string.transfer_saved))),
                        this::trouble));
    }

    private void trouble(StorageTrouble trouble) {
        say(List.of(text(trouble.message())));
    }

    private void say(List<String> sentences) {
        services.say(sentences);
    }
}
