package org.baoqi.app.library;

import androidx.test.core.app.ApplicationProvider;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Function;
import java.util.function.Supplier;
import org.baoqi.app.BaoqiDatabase;
import org.baoqi.speech.Language;
import org.baoqi.speech.Words;

/** The app's database, opened anew and used away from the main thread, as in the app. */
final class OpenLibrary implements AutoCloseable {
    static final Words WORDS = Words.in(Language.TRADITIONAL);

    final BaoqiDatabase database = BaoqiDatabase.open(ApplicationProvider.getApplicationContext());

    static <T> T using(Function<OpenLibrary, T> work) {
        try (OpenLibrary library = new OpenLibrary()) {
            return library.onDisk(() -> work.apply(library));
        }
    }

    RoomGameStore games() {
        return new RoomGameStore(database, WORDS);
    }

    /** Returns what the work returns, or throws what it throws. */
    <T> T onDisk(Supplier<T> work) {
        try {
            return CompletableFuture.supplyAsync(work).join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof RuntimeException cause) throw cause;
            throw e;
        }
    }

    @Override
    public void close() {
        database.close();
    }
}
