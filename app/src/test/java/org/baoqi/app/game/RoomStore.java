package org.baoqi.app.game;

import androidx.sqlite.db.SupportSQLiteOpenHelper;
import androidx.sqlite.db.framework.FrameworkSQLiteOpenHelperFactory;
import androidx.test.core.app.ApplicationProvider;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.baoqi.app.store.BaoqiDatabase;
import org.baoqi.app.store.GameStore;
import org.baoqi.app.store.RoomGameStore;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchSetup;

/** The app's own database, which can be closed and opened anew as another process does. */
final class RoomStore implements GameStore {
    private final SupportSQLiteOpenHelper.Factory disk;
    private BaoqiDatabase database;
    private Optional<KeptGame> last = Optional.empty();

    RoomStore() {
        this(new FrameworkSQLiteOpenHelperFactory());
    }

    RoomStore(SupportSQLiteOpenHelper.Factory disk) {
        this.disk = disk;
        database = open();
    }

    private BaoqiDatabase open() {
        return BaoqiDatabase.open(ApplicationProvider.getApplicationContext(), "process-death.db", disk);
    }

    /** Nothing is left but what is on the disk. */
    void reopen() {
        database.close();
        database = open();
    }

    void close() {
        database.close();
    }

    @Override
    public KeptGame begin(MatchSetup setup) {
        last = Optional.of(RoomGameStore.played(database).begin(setup));
        return last.get();
    }

    @Override
    public Optional<KeptGame> unfinished() {
        Optional<KeptGame> found = RoomGameStore.played(database).unfinished();
        if (found.isPresent()) last = found;
        return found;
    }

    /** Those of the game that was played last. */
    List<MatchEvent> events() {
        return last.get().events();
    }

    /** A table's thread: one thing after the other, never on the main thread, and waited for. */
    static Executor table() {
        InOrder tasks = new InOrder();
        return task -> CompletableFuture.runAsync(() -> tasks.execute(task)).join();
    }
}
