package org.baoqi.app.store;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.database.sqlite.SQLiteDiskIOException;
import android.database.sqlite.SQLiteFullException;
import androidx.annotation.NonNull;
import androidx.room.Room;
import androidx.sqlite.db.SupportSQLiteDatabase;
import androidx.sqlite.db.SupportSQLiteOpenHelper;
import androidx.sqlite.db.SupportSQLiteStatement;
import androidx.sqlite.db.framework.FrameworkSQLiteOpenHelperFactory;
import androidx.test.core.app.ApplicationProvider;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.MatchStore;
import org.baoqi.speech.table.Match;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;

/**
 * Every statement to the phone's database fails once, in turn, at every step of a game: the game goes on, or is taken up
 * again, with every event that was kept.
 */
@RunWith(RobolectricTestRunner.class)
public class StoreFaultsTest {
    private static final String MOVES = "h2e2 h9g7 h0g2 i9h9";
    private static final Set<String> COUNTED = Set.of(
            "beginTransaction",
            "beginTransactionNonExclusive",
            "beginTransactionReadOnly",
            "setTransactionSuccessful",
            "execSQL",
            "insert",
            "update",
            "delete",
            "query",
            "executeInsert",
            "executeUpdateDelete",
            "compileStatement");

    private int statements;
    private int failing = -1;

    @Test
    public void aGameGoesOnAfterEveryFault() {
        assertEquals(MOVES, play("calm"));
        int points = statements;
        assertTrue("statements: " + points, points > 20);
        for (int point = 0; point < points; point++) {
            statements = 0;
            failing = point;
            assertEquals("point " + point, MOVES, play("faulty-" + point));
        }
        System.out.println("phone: " + points + " points of failure, nothing lost");
    }

    /** The moves of a game as another opening of the database finds them. What was refused is done once more. */
    private String play(String file) {
        BaoqiDatabase database = again(() -> open(file));
        try {
            GameStore store = RoomGameStore.played(database);
            GameStore.KeptGame game = store.begin(Matches.setup());
            Match match = again(() -> Matches.begin(game));
            for (String move : MOVES.split(" ")) {
                again(() -> {
                    Matches.play(match, move);
                    return match;
                });
            }
            assertEquals(match.state(), MatchState.of(game.events()));
            GameStore.KeptGame kept = again(() -> store.unfinished().get());
            assertEquals(game.events(), kept.events());
        } finally {
            onDisk(() -> {
                database.close();
                return file;
            });
        }
        failing = -1;
        return OpenLibrary.using(
                file,
                library -> MatchState.of(library.games().unfinished().get().events()).history().moves().stream()
                        .map(move -> move.iccs())
                        .reduce((one, other) -> one + " " + other)
                        .orElse(""));
    }

    private static <T> T again(Supplier<T> work) {
        try {
            return onDisk(work);
        } catch (MatchStore.RefusedException told) {
            return onDisk(work);
        }
    }

    private static <T> T onDisk(Supplier<T> work) {
        try {
            return CompletableFuture.supplyAsync(work).join();
        } catch (java.util.concurrent.CompletionException e) {
            if (e.getCause() instanceof RuntimeException cause) throw cause;
            throw e;
        }
    }

    private BaoqiDatabase open(String file) {
        Context context = ApplicationProvider.getApplicationContext();
        BaoqiDatabase database = Room.databaseBuilder(context, BaoqiDatabase.class, file)
                .openHelperFactory(new Faulty())
                .build();
        database.getOpenHelper().getWritableDatabase();
        statements = 0;
        return database;
    }

    /** Opens databases whose statements are counted. */
    private final class Faulty implements SupportSQLiteOpenHelper.Factory {
        @NonNull
        @Override
        public SupportSQLiteOpenHelper create(@NonNull SupportSQLiteOpenHelper.Configuration asked) {
            return counted(SupportSQLiteOpenHelper.class, new FrameworkSQLiteOpenHelperFactory().create(asked));
        }
    }

    private <T> T counted(Class<T> type, T real) {
        return type.cast(Proxy.newProxyInstance(
                type.getClassLoader(), new Class<?>[] {type}, (proxy, method, values) -> call(method, real, values)));
    }

    private Object call(Method method, Object real, Object[] values) throws Throwable {
        if (COUNTED.contains(method.getName()) && statements++ == failing)
            throw failing % 2 == 0 ? new SQLiteFullException("for a test") : new SQLiteDiskIOException("for a test");
        try {
            Object answer = method.invoke(real, values);
            if (answer instanceof SupportSQLiteDatabase database) return counted(SupportSQLiteDatabase.class, database);
            if (answer instanceof SupportSQLiteStatement made) return counted(SupportSQLiteStatement.class, made);
            return answer;
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }
}
