package org.baoqi.app.store;

import androidx.test.core.app.ApplicationProvider;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Function;
import java.util.function.Supplier;
import org.baoqi.speech.library.GameFilter;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchLog;
import org.baoqi.speech.words.Language;
import org.baoqi.speech.words.Words;

/** The app's database, opened anew and used away from the main thread, as in the app. */
final class OpenLibrary implements AutoCloseable {
    static final Words WORDS = Words.in(Language.TRADITIONAL);

    final BaoqiDatabase database;

    OpenLibrary() {
        this(BaoqiDatabase.FILE);
    }

    private OpenLibrary(String file) {
        database = BaoqiDatabase.open(ApplicationProvider.getApplicationContext(), file);
    }

    static <T> T using(Function<OpenLibrary, T> work) {
        return using(BaoqiDatabase.FILE, work);
    }

    static <T> T using(String file, Function<OpenLibrary, T> work) {
        try (OpenLibrary library = new OpenLibrary(file)) {
            return library.onDisk(() -> work.apply(library));
        }
    }

    RoomGameStore games() {
        return RoomGameStore.played(database);
    }

    Library library() {
        return new Library(database, WORDS);
    }

    List<ListedGame> everyGame() {
        List<ListedGame> all = new ArrayList<>();
        List<ListedGame> page = library().page(GameFilter.ALL, Optional.empty());
        while (!page.isEmpty()) {
            all.addAll(page);
            page = library().page(GameFilter.ALL, Optional.of(page.get(page.size() - 1)));
        }
        return all;
    }

    Optional<List<MatchEvent>> events(long game) {
        return new StoredRecord(database, WORDS).log(game).map(MatchLog.Reading.Read::events);
    }

    /** How many events a game has; nothing if it is not there. */
    Optional<Integer> eventCount(String id) {
        return Optional.ofNullable(database.games().find(id))
                .flatMap(row -> events(row.id))
                .map(List::size);
    }

    /** Returns what the work returns, or throws what it throws. */
    <T> T onDisk(Supplier<T> work) {
        try {
            return CompletableFuture.supplyAsync(work).join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof RuntimeException cause) throw cause;
            if (e.getCause() instanceof Error cause) throw cause;
            throw e;
        }
    }

    @Override
    public void close() {
        database.close();
    }
}
