package org.baoqi.app.library;

import android.content.Context;
import android.net.Uri;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.store.BackgroundLibrary;
import org.baoqi.app.store.Library;
import org.baoqi.app.store.StorageProblem;
import org.baoqi.speech.library.Backup;

/**
 * Reads and writes files that another app keeps. That app may take its time, or never answer: it is waited for on threads of
 * their own, never on the main thread, and never on the disk's, on which matches are stored.
 */
final class DocumentAccess {
    private static final int BLOCK = 16_384;

    private final Context context;
    private final Executor main;
    private final BackgroundLibrary library;
    private final Executor others = Executors.newCachedThreadPool();

    DocumentAccess(ScreenServices services, BackgroundLibrary library) {
        this.context = services.context();
        this.main = services.main();
        this.library = library;
    }

    /** Writes something of the library to a stream. */
    interface Writing {
        void to(Library library, OutputStream out) throws IOException;
    }

    /** Reads what another app has, and looks at it away from the disk's thread, too. */
    void read(ReceivedContent content, Consumer<byte[]> then, Consumer<StorageProblem> onTrouble) {
        others.execute(() -> {
            try {
                then.accept(content.bytes(this));
            } catch (IOException | RuntimeException theirs) {
                main.execute(() -> onTrouble.accept(StorageProblem.DOCUMENT));
            }
        });
    }

    /** As much as is read of a backup, and a byte more where there is more: the other app says how long its file is. */
    byte[] read(Uri document) throws IOException {
        try (InputStream in = context.getContentResolver().openInputStream(document)) {
            if (in == null) throw new FileNotFoundException(document.toString());
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            byte[] block = new byte[BLOCK];
            for (int read = in.read(block); read > 0; read = in.read(block)) {
                all.write(block, 0, Math.min(read, Backup.MOST_BYTES + 1 - all.size()));
                if (all.size() > Backup.MOST_BYTES) break;
            }
            return all.toByteArray();
        }
    }

    /** Puts something of the library in the place of what was in a document: first into a file of our own. */
    void write(Uri document, Writing writing, Runnable done, Consumer<StorageProblem> onTrouble) {
        library.ask(
                own -> made(own, writing),
                file -> others.execute(() -> hand(file, document, done, onTrouble)),
                onTrouble);
    }

    private File made(Library own, Writing writing) throws IOException {
        File file = File.createTempFile("export", null, context.getCacheDir());
        try (OutputStream out = new BufferedOutputStream(new FileOutputStream(file))) {
            writing.to(own, out);
        } catch (IOException | RuntimeException broken) {
            Files.deleteIfExists(file.toPath());
            throw broken;
        }
        return file;
    }

    private void hand(File file, Uri document, Runnable done, Consumer<StorageProblem> onTrouble) {
        try (OutputStream theirs = context.getContentResolver().openOutputStream(document, "wt")) {
            if (theirs == null) throw new FileNotFoundException(document.toString());
            Files.copy(file.toPath(), theirs);
            theirs.flush();
        } catch (IOException | RuntimeException refused) {
            main.execute(() -> onTrouble.accept(StorageProblem.DOCUMENT));
            return;
        } finally {
            file.delete();
        }
        main.execute(done);
    }
}
