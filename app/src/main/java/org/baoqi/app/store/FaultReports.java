package org.baoqi.app.store;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Optional;
import java.util.function.Supplier;
import org.baoqi.speech.words.FaultReport;

/**
 * The last place for whatever nobody has foreseen, on any thread: the report is kept before the process ends, and the app
 * tells of it at its next start. It stays on the phone until its owner shares it or throws it away.
 */
public final class FaultReports implements Thread.UncaughtExceptionHandler {
    private final Supplier<File> folder;
    private final Thread.UncaughtExceptionHandler system;

    private FaultReports(Supplier<File> folder, Thread.UncaughtExceptionHandler system) {
        this.folder = folder;
        this.system = system;
    }

    /**
     * From now on every thread's fault comes here, then to the system, which ends the process.
     *
     * @param folder is asked where the disk may be
     */
    public static FaultReports install(Supplier<File> folder) {
        Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
        FaultReports reports = new FaultReports(folder, before instanceof FaultReports other ? other.system : before);
        Thread.setDefaultUncaughtExceptionHandler(reports);
        return reports;
    }

    private File file() {
        return new File(folder.get(), "fault.txt");
    }

    @Override
    public void uncaughtException(Thread thread, Throwable fault) {
        try {
            String report = FaultReport.of(fault, "app, " + thread.getName());
            Files.write(file().toPath(), report.getBytes(StandardCharsets.UTF_8));
        } catch (IOException | RuntimeException | OutOfMemoryError notKept) {
            // The system keeps one of its own.
        }
        if (system != null) system.uncaughtException(thread, fault);
    }

    /** The report of the last fault. Reads the disk. */
    public Optional<String> last() {
        try {
            return file().exists()
                    ? Optional.of(new String(Files.readAllBytes(file().toPath()), StandardCharsets.UTF_8))
                    : Optional.empty();
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    /** Throws the report away; one that cannot be is shown again. Writes the disk. */
    public boolean forget() {
        return file().delete();
    }
}
