package org.baoqi.app.library;

import android.content.ClipData;
import android.content.Intent;
import android.net.Uri;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Something with games in it that the user has brought. */
public sealed interface Incoming {
    byte[] bytes(Documents documents) throws IOException;

    record Text(String text) implements Incoming {
        @Override
        public byte[] bytes(Documents documents) {
            return text.getBytes(StandardCharsets.UTF_8);
        }
    }

    record Document(Uri uri) implements Incoming {
        @Override
        public byte[] bytes(Documents documents) throws IOException {
            return documents.read(uri);
        }
    }

    /** What another app has shared or wants opened. */
    static Optional<Incoming> of(Intent intent) {
        if (Intent.ACTION_VIEW.equals(intent.getAction()))
            return Optional.ofNullable(intent.getData()).map(Document::new);
        if (!Intent.ACTION_SEND.equals(intent.getAction())) return Optional.empty();
        ClipData clip = intent.getClipData();
        if (clip != null && clip.getItemCount() > 0 && clip.getItemAt(0).getUri() != null)
            return Optional.of(new Document(clip.getItemAt(0).getUri()));
        return Optional.ofNullable(intent.getStringExtra(Intent.EXTRA_TEXT)).map(Text::new);
    }
}
