package org.baoqi.app.library;

import android.content.ClipData;
import android.content.Intent;
import android.net.Uri;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Consumer;

/** Something with games in it that comes from another app: shared, opened with this app, chosen or pasted. */
public sealed interface ReceivedContent {
    byte[] bytes(DocumentAccess documents) throws IOException;

    record Text(String text) implements ReceivedContent {
        @Override
        public byte[] bytes(DocumentAccess documents) {
            return text.getBytes(StandardCharsets.UTF_8);
        }
    }

    record Document(Uri uri) implements ReceivedContent {
        @Override
        public byte[] bytes(DocumentAccess documents) throws IOException {
            return documents.read(uri);
        }
    }

    /** Reads what another app has shared or wants opened. */
    static Optional<ReceivedContent> of(Intent intent) {
        if (Intent.ACTION_VIEW.equals(intent.getAction()))
            return Optional.ofNullable(intent.getData()).map(Document::new);
        if (!Intent.ACTION_SEND.equals(intent.getAction())) return Optional.empty();
        ClipData clip = intent.getClipData();
        if (clip != null && clip.getItemCount() > 0 && clip.getItemAt(0).getUri() != null)
            return Optional.of(new Document(clip.getItemAt(0).getUri()));
        return Optional.ofNullable(intent.getStringExtra(Intent.EXTRA_TEXT)).map(Text::new);
    }

    /** Keeps what has come from another app until the screen is there that takes it. Called on the main thread. */
    final class Waiting {
        private Optional<ReceivedContent> waiting = Optional.empty();
        private Optional<Consumer<ReceivedContent>> taker = Optional.empty();

        public void put(ReceivedContent content) {
            if (taker.isPresent()) taker.get().accept(content);
            else waiting = Optional.of(content);
        }

        void takenBy(Consumer<ReceivedContent> consumer) {
            taker = Optional.of(consumer);
            waiting.ifPresent(consumer);
            waiting = Optional.empty();
        }

        void takenByNobody() {
            taker = Optional.empty();
        }
    }
}
