package org.baoqi.app.library;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.Form;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.store.BackgroundLibrary;
import org.baoqi.app.store.StorageProblem;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.TableEvent;
import org.baoqi.speech.sheet.ArbiterReport;
import org.baoqi.speech.sheet.MatchReport;
import org.baoqi.speech.sheet.ReportHtml;
import org.baoqi.speech.sheet.ReportText;
import org.baoqi.speech.sheet.SheetData;
import org.baoqi.speech.sheet.SheetHtml;
import org.baoqi.speech.sheet.SheetReading;
import org.baoqi.speech.sheet.SheetText;
import org.baoqi.speech.words.SpokenLanguage;

/**
 * 着法記錄表 of a game, and of a refereed one 裁判報告, its own and that of its round: to be read, heard, shared, and kept as a
 * page or on paper.
 */
public final class SheetForm extends Form {
    private static final String SHEET_PAGE = "record.html";
    private static final String SHEET_PDF = "record.pdf";
    private static final String REPORT_PAGE = "report.html";
    private static final String REPORT_PDF = "report.pdf";

    private final String id;
    private final IntentRequests intents;
    private final DocumentAccess documents;
    private Optional<SheetData> sheet = Optional.empty();
    private List<Report> reports = List.of();

    /** @param name the phrase that names it on buttons */
    private record Report(String name, int matches, ArbiterReport whole) {}

    public SheetForm(ScreenServices services, BackgroundLibrary background, IntentRequests intents, String id) {
        super(services);
        this.id = id;
        this.intents = intents;
        this.documents = new DocumentAccess(services, background);
        background.ask(
                library -> library.record(id)
                        .map(game ->
                                SheetData.of(game, services.words().language().notation())),
                this::show,
                this::trouble);
        background.ask(
                library -> library.events(id)
                        .filter(SheetForm::isSupervised)
                        .map(log -> reports(log, library.round(id)))
                        .orElse(List.of()),
                this::showReports,
                this::trouble);
    }

    /** Who was not watched by a referee has no report. */
    private static boolean isSupervised(List<MatchEvent> log) {
        return ((TableEvent.Begun) log.get(0)).setup().charter().supervised();
    }

    private List<Report> reports(List<MatchEvent> log, List<List<MatchEvent>> round) {
        List<Report> found = new ArrayList<>();
        found.add(report("result.report", List.of(log)));
        if (round.size() > 1) found.add(report("result.round-report", round));
        return found;
    }

    private Report report(String name, List<List<MatchEvent>> logs) {
        SpokenLanguage language = SpokenLanguage.of(services.words().language());
        return new Report(name, logs.size(), MatchReport.of(logs, new Announcer(language, Verbosity.SHORT)));
    }

    private void showReports(List<Report> found) {
        reports = found;
        for (Report report : found) {
            saves(report.name() + REPORT_PAGE, (library, out) -> out.write(html(report.whole())));
            saves(
                    report.name() + REPORT_PDF,
                    (library, out) -> SheetPdf.write(new ReportText(services.words()).pages(report.whole()), out));
        }
        refresh();
    }

    private void show(Optional<SheetData> found) {
        sheet = found;
        found.ifPresent(data -> {
            saves(SHEET_PAGE, (library, out) -> out.write(html(data)));
            saves(SHEET_PDF, (library, out) -> pdf(data, out));
        });
        refresh();
    }

    @Override
    protected String title() {
        return text(R.string.sheet_title);
    }

    @Override
    protected List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        rows.add(action(R.string.sheet_read, data -> services.say(sentences(data))));
        rows.add(action(R.string.sheet_share, data -> intents.share(sheetText().write(data))));
        rows.add(action(R.string.sheet_html, data -> save(SHEET_PAGE, SHEET_PAGE, "text/html")));
        rows.add(action(R.string.sheet_pdf, data -> save(SHEET_PDF, SHEET_PDF, "application/pdf")));
        rows.add(new Row.Note(text(R.string.sheet_pdf_note)));
        reports.forEach(report -> rows.addAll(rows(report)));
        sheet.ifPresent(data -> sentences(data).forEach(line -> rows.add(new Row.Note(line))));
        return rows;
    }

    private List<Row> rows(Report report) {
        ReportText text = new ReportText(services.words());
        ArbiterReport found = report.whole();
        return List.of(
                button(report, "", () -> intents.share(text.write(found))),
                button(report, "-html", () -> save(report.name() + REPORT_PAGE, REPORT_PAGE, "text/html")),
                button(report, "-pdf", () -> save(report.name() + REPORT_PDF, REPORT_PDF, "application/pdf")));
    }

    private Row button(Report report, String form, Runnable press) {
        return new Row.Button(phrase(report.name() + form, services.words().count(report.matches())), press);
    }

    private byte[] html(ArbiterReport found) {
        return new ReportHtml(services.words()).write(found).getBytes(StandardCharsets.UTF_8);
    }

    /** Does something with the sheet; nothing before it is read. */
    private Row action(int label, Consumer<SheetData> use) {
        return button(label, () -> sheet.ifPresent(use));
    }

    private SheetText sheetText() {
        return new SheetText(services.words());
    }

    private List<String> sentences(SheetData data) {
        return new SheetReading(services.words()).sentences(data);
    }

    private byte[] html(SheetData data) {
        return new SheetHtml(services.words()).write(data).getBytes(StandardCharsets.UTF_8);
    }

    private void pdf(SheetData data, OutputStream out) throws IOException {
        SheetPdf.write(sheetText().pages(data, SheetPdf.ROUNDS), out);
    }

    private void save(String use, String name, String type) {
        intents.create(name, type, id + use);
    }

    /** Says what a document for this use gets, as soon as it can be written. */
    private void saves(String use, DocumentAccess.Writing writing) {
        whenLeft(intents.use(
                id + use,
                uri -> documents.write(
                        uri, writing, () -> services.say(text(R.string.transfer_saved)), this::trouble)));
    }

    private void trouble(StorageProblem trouble) {
        services.say(text(trouble.message()));
    }
}
