package org.baoqi.app.game;

import android.database.sqlite.SQLiteDiskIOException;
import android.database.sqlite.SQLiteException;
import android.database.sqlite.SQLiteFullException;
import androidx.sqlite.db.SupportSQLiteDatabase;
import androidx.sqlite.db.SupportSQLiteOpenHelper;
import androidx.sqlite.db.SupportSQLiteStatement;
import androidx.sqlite.db.framework.FrameworkSQLiteOpenHelperFactory;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;

/**
 * A database of which one operation fails, and then works again: the first, the second, and so on, as SQLite tests itself.
 * What counts are beginning, reading, writing and committing, on one thread; a commit that fails is rolled back, as SQLite
 * does where it cannot write or sync.
 */
final class FaultyRoom implements SupportSQLiteOpenHelper.Factory {
    private static final Set<String> COUNTED = Set.of(
            "query",
            "insert",
            "update",
            "delete",
            "execSQL",
            "execute",
            "executeInsert",
            "executeUpdateDelete",
            "simpleQueryForLong",
            "simpleQueryForString");

    private final SupportSQLiteOpenHelper.Factory real = new FrameworkSQLiteOpenHelperFactory();
    /** Of each transaction that is open, whether it is to be kept. */
    private final ThreadLocal<Deque<Boolean>> open = ThreadLocal.withInitial(ArrayDeque::new);

    private volatile Thread counted;
    private volatile int operations;
    private volatile int failing = -1;
    private volatile boolean full;

    /** Only what this thread does is counted, and fails. */
    void count(Thread thread) {
        counted = thread;
    }

    /** @param isFull whether it fails for want of room; else the disk itself fails */
    void fail(int number, boolean isFull) {
        operations = 0;
        failing = number;
        full = isFull;
    }

    int operations() {
        return operations;
    }

    private boolean isDue() {
        return Thread.currentThread() == counted && operations++ == failing;
    }

    private SQLiteException fault() {
        return full ? new SQLiteFullException("for a test") : new SQLiteDiskIOException("for a test");
    }

    @Override
    public SupportSQLiteOpenHelper create(SupportSQLiteOpenHelper.Configuration configuration) {
        SupportSQLiteOpenHelper helper = real.create(configuration);
        return proxy(SupportSQLiteOpenHelper.class, (self, method, values) -> {
            Object answer = call(helper, method, values);
            return answer instanceof SupportSQLiteDatabase database ? database(database) : answer;
        });
    }

    private SupportSQLiteDatabase database(SupportSQLiteDatabase database) {
        return proxy(SupportSQLiteDatabase.class, (self, method, values) -> {
            String name = method.getName();
            if (name.equals("endTransaction")) return end(database);
            if (name.equals("setTransactionSuccessful")) {
                open.get().pop();
                open.get().push(true);
                return null;
            }
            boolean begins = name.startsWith("beginTransaction");
            if ((begins || COUNTED.contains(name)) && isDue()) throw fault();
            Object answer = call(database, method, values);
            if (begins) open.get().push(false);
            return answer instanceof SupportSQLiteStatement statement ? statement(statement) : answer;
        });
    }

    private Object end(SupportSQLiteDatabase database) {
        boolean keep = open.get().pop();
        boolean fails = keep && open.get().isEmpty() && isDue();
        if (keep && !fails) database.setTransactionSuccessful();
        database.endTransaction();
        if (fails) throw fault();
        return null;
    }

    private SupportSQLiteStatement statement(SupportSQLiteStatement statement) {
        return proxy(SupportSQLiteStatement.class, (self, method, values) -> {
            if (COUNTED.contains(method.getName()) && isDue()) throw fault();
            return call(statement, method, values);
        });
    }

    private static <T> T proxy(Class<T> type, InvocationHandler handler) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
    }

    private static Object call(Object target, Method method, Object[] values) throws Throwable {
        try {
            return method.invoke(target, values);
        } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
        }
    }
}
