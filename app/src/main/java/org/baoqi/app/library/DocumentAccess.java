package org.baoqi.app.library;

import android.content.ContentResolver;
import android.net.Uri;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.baoqi.speech.library.Backup;

/** Reads and writes files that another app keeps. It waits for that app: never call it on the main thread. */
record DocumentAccess(ContentResolver resolver) {
    private static final int BLOCK = 16_384;

    /** Writes to a stream. */
    interface Writing {
        void to(OutputStream out) throws IOException;
    }

    /** As much as is read of a backup, and a byte more where there is more: the other app says how long its file is. */
    byte[] read(Uri document) throws IOException {
        try (InputStream in = resolver.openInputStream(document)) {
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

    /** In the place of what was there. */
    void write(Uri document, Writing writing) throws IOException {
        try (OutputStream file = resolver.openOutputStream(document, "wt")) {
            if (file == null) throw new FileNotFoundException(document.toString());
            OutputStream out = new BufferedOutputStream(file);
            writing.to(out);
            out.flush();
        }
    }
}
