package org.baoqi.app.library;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.baoqi.app.R;
import org.baoqi.app.kit.Texts;
import org.baoqi.app.store.DatabaseRecovery;

/** What is left of damaged databases, for the user and for who can read more of them. */
final class DamagedFiles {
    private DamagedFiles() {}

    /** One sentence a database. */
    static List<String> reports(DatabaseRecovery recovery, Texts texts) {
        List<String> reports = new ArrayList<>();
        for (File folder : recovery.damaged())
            reports.add(texts.get(
                    R.string.transfer_salvaged, DatabaseRecovery.saved(folder).orElse(0)));
        return reports;
    }

    static void zip(DatabaseRecovery recovery, OutputStream out) throws IOException {
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
