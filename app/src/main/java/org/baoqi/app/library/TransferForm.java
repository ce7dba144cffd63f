package org.baoqi.app.library;

import android.net.Uri;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.Form;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.kit.nav.Screen;
import org.baoqi.app.store.BackgroundLibrary;
import org.baoqi.app.store.DatabaseRecovery;
import org.baoqi.app.store.Library;
import org.baoqi.app.store.StorageProblem;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.io.GameReader;
import org.baoqi.rules.record.io.GameReading;
import org.baoqi.rules.record.io.Pgn;
import org.baoqi.speech.library.Backup;
import org.baoqi.speech.library.GameSummary;
import org.baoqi.speech.library.SummaryWords;
import org.baoqi.speech.words.RecordWords;

/** Games in and out: from files, from the clipboard and from other apps; to files. */
public final class TransferForm extends Form {
    /** So many games are named before they are taken. */
    private static final int NAMED = 5;

    private static final String OPEN = "open";
    private static final String BRING_BACK = "bring back";
    private static final String PGN = "baoqi.pgn";
    private static final String BACKUP = "baoqi.zip";
    private static final String DAMAGED = "baoqi-damaged.zip";

    private final IntentRequests intents;
    private final DatabaseRecovery recovery;
    private final BackgroundLibrary background;
    private final DocumentAccess documents;
    private List<String> news = List.of();
    private List<String> damaged = List.of();
    /** What another app has sent, until the user says whether it is to be taken. */
    private Optional<Offer> offered = Optional.empty();

    /** @param sentences what it holds, for the screen as long as it waits */
    private record Offer(byte[] file, List<String> sentences) {}

    public TransferForm(
            ScreenServices services,
            BackgroundLibrary background,
            IntentRequests intents,
            ReceivedContent.Waiting received,
            DatabaseRecovery recovery) {
        super(services);
        this.background = background;
        this.intents = intents;
        this.recovery = recovery;
        this.documents = new DocumentAccess(services, background);
        background.ask(library -> damagedReports(), this::found, this::trouble);
        received.takenBy(this::offer);
        use(OPEN, uri -> take(new ReceivedContent.Document(uri)));
        use(BRING_BACK, this::bringBack);
        saves(PGN, (library, out) -> library.writePgn(list().filter(), out));
        saves(BACKUP, Library::backUp);
        saves(DAMAGED, (library, out) -> zipDamaged(out));
        whenLeft(received::takenByNobody);
    }

    private void found(List<String> reports) {
        damaged = reports;
        refresh();
    }

    @Override
    protected String title() {
        return text(R.string.transfer_title);
    }

    @Override
    protected List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        news.forEach(sentence -> rows.add(new Row.Note(sentence)));
        offered.ifPresent(offer -> {
            offer.sentences().forEach(sentence -> rows.add(new Row.Note(sentence)));
            rows.add(button(R.string.transfer_accept, () -> accept(offer)));
            rows.add(button(R.string.transfer_decline, this::decline));
        });
        rows.add(button(R.string.transfer_open, () -> intents.open(OPEN)));
        rows.add(button(R.string.transfer_paste, this::paste));
        rows.add(save(R.string.transfer_save, PGN, "application/x-chess-pgn"));
        rows.add(save(R.string.transfer_back_up, BACKUP, "application/zip"));
        rows.add(button(R.string.transfer_bring_back, () -> intents.open(BRING_BACK)));
        damaged.forEach(report -> rows.add(new Row.Note(report)));
        if (!damaged.isEmpty()) rows.add(save(R.string.transfer_damaged, DAMAGED, "application/zip"));
        return rows;
    }

    private LibraryForm list() {
        return LibraryForm.of(services, background);
    }

    private void paste() {
        String pasted = IntentRequests.pasted(services.context()).orElse("");
        if (pasted.isEmpty()) tell(List.of(text(R.string.transfer_nothing_pasted)));
        else take(new ReceivedContent.Text(pasted));
    }

    /** What comes from another app unasked is shown first, and taken when the user says so. */
    private void offer(ReceivedContent content) {
        read(content, file -> {
            List<String> sentences = Backup.isBackup(file) ? inBackup(file) : inGames(file);
            services.main().execute(() -> {
                offered = Optional.of(new Offer(file, sentences));
                news = List.of();
                refresh();
                services.say(sentences);
            });
        });
    }

    private List<String> inBackup(byte[] file) {
        Backup.Reading backup = Backup.read(file);
        List<String> said = new ArrayList<>();
        said.add(text(R.string.transfer_offered_backup, backup.games().size()));
        backup.games().stream()
                .limit(NAMED)
                .flatMap(kept -> Pgn.read(kept.pgn(), Position.initial()).games().stream()
                        .limit(1))
                .forEach(game -> said.add(summary(game)));
        return said;
    }

    private List<String> inGames(byte[] file) {
        GameReading games = GameReader.read(file);
        List<String> said = new ArrayList<>(new RecordWords(services.words()).reading(games));
        games.games().stream().limit(NAMED).forEach(game -> said.add(summary(game)));
        return said;
    }

    private String summary(GameRecord game) {
        return new SummaryWords(services.words(), LocalDate.now()).full(GameSummary.of(game));
    }

    private void accept(Offer offer) {
        offered = Optional.empty();
        refresh();
        take(offer.file());
    }

    private void decline() {
        offered = Optional.empty();
        tell(List.of(text(R.string.transfer_declined)));
    }

    private void read(ReceivedContent content, Consumer<byte[]> then) {
        documents.read(content, then, this::trouble);
    }

    /** Games are added; a single one is opened. A backup is merged. */
    private void take(ReceivedContent content) {
        read(content, this::take);
    }

    private void take(byte[] file) {
        background.ask(
                library -> Backup.isBackup(file) ? merging(library, file) : adding(library, file),
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
        return text(R.string.transfer_added, added, games - added);
    }

    private void bringBack(Uri document) {
        read(
                new ReceivedContent.Document(document),
                file -> background.ask(library -> library.bringBack(file), this::broughtBack, this::trouble));
    }

    private void broughtBack(Backup.Merged merged) {
        tell(merged.sentences(services.words()));
        list().reload();
    }

    /** A button for a file that the user chooses; what is written there is found by the file's usual name. */
    private Row save(int label, String name, String type) {
        return button(label, () -> intents.create(name, type, name));
    }

    private void use(String name, Consumer<Uri> user) {
        whenLeft(intents.use(name, user));
    }

    private void saves(String name, DocumentAccess.Writing writing) {
        use(
                name,
                uri -> documents.write(
                        uri, writing, () -> tell(List.of(text(R.string.transfer_saved))), this::trouble));
    }

    private void trouble(StorageProblem trouble) {
        tell(List.of(text(trouble.message())));
    }

    /** Said, and left on the screen for the eye and for braille. */
    private void tell(List<String> sentences) {
        news = List.copyOf(sentences);
        refresh();
        services.say(sentences);
    }

    /** How much was saved of each damaged database, one sentence each. Reads the disk. */
    private List<String> damagedReports() {
        List<String> reports = new ArrayList<>();
        for (File folder : recovery.damaged())
            reports.add(text(
                    R.string.transfer_salvaged, DatabaseRecovery.saved(folder).orElse(0)));
        return reports;
    }

    /** All files of damaged databases, for who can read more of them. */
    private void zipDamaged(OutputStream out) throws IOException {
        ZipOutputStream zip = new ZipOutputStream(out);
        for (File folder : recovery.damaged()) for (File file : files(folder)) add(zip, folder, file);
        zip.finish();
    }

    private static File[] files(File folder) {
        File[] files = folder.listFiles();
        return files == null ? new File[0] : files;
    }

    private static void add(ZipOutputStream zip, File folder, File file) throws IOException {
        zip.putNextEntry(new ZipEntry(folder.getName() + "/" + file.getName()));
        Files.copy(file.toPath(), zip);
        zip.closeEntry();
    }
}
