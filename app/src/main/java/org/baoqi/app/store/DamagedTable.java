package org.baoqi.app.store;

import android.content.ContentValues;
import android.database.Cursor;
import android.database.DatabaseUtils;
import android.database.sqlite.SQLiteDatabase;
import android.database.sqlite.SQLiteException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Reads what can be read of a table in a damaged database. Rows lie in the order of their numbers on pages. Where a page is
 * bad, every search that ends on it fails: the rows are read up to it, and then, from behind, those that follow it. A row may
 * be given twice.
 */
final class DamagedTable {
    private static final String NUMBER = "salvaged_row";
    private static final int BATCH = 256;
    private static final int LONGEST_LEAP = 40;

    private final SQLiteDatabase database;
    private final String name;
    private final Consumer<ContentValues> sink;

    private DamagedTable(SQLiteDatabase database, String name, Consumer<ContentValues> sink) {
        this.database = database;
        this.name = name;
        this.sink = sink;
    }

    /** Gives every row that can be read to the sink. */
    static void read(SQLiteDatabase database, String name, Consumer<ContentValues> sink) {
        DamagedTable table = new DamagedTable(database, name, sink);
        Optional<Long> place = Optional.of(0L);
        while (place.isPresent()) place = table.readUp(place.get()).flatMap(table::beyond);
    }

    /** Reads on from a place; the number that could not be found, or empty at the end of the table. */
    private Optional<Long> readUp(long place) {
        long next = place;
        for (int batch = BATCH; true; ) {
            Optional<List<ContentValues>> rows = rows("rowid >= " + next + " ORDER BY rowid LIMIT " + batch);
            if (!rows.isPresent() && batch == 1) return Optional.of(next);
            if (!rows.isPresent()) {
                batch = 1;
                continue;
            }
            rows.get().forEach(this::give);
            if (rows.get().size() < batch) return Optional.empty();
            next = number(rows.get().get(batch - 1)) + 1;
        }
    }

    /** A place behind the bad page; the good rows between are read. */
    private Optional<Long> beyond(long bad) {
        for (int leap = 0; leap <= LONGEST_LEAP; leap++) {
            long place = bad + (1L << leap);
            if (!rows("rowid >= " + place + " ORDER BY rowid LIMIT 1").isPresent()) continue;
            readDown(place, bad);
            return Optional.of(place);
        }
        return Optional.empty();
    }

    private void readDown(long from, long bad) {
        Optional<List<ContentValues>> row = below(from, bad);
        while (row.isPresent() && !row.get().isEmpty()) {
            give(row.get().get(0));
            row = below(number(row.get().get(0)), bad);
        }
    }

    private Optional<List<ContentValues>> below(long from, long bad) {
        return rows("rowid < " + from + " AND rowid >= " + bad + " ORDER BY rowid DESC LIMIT 1");
    }

    private Optional<List<ContentValues>> rows(String which) {
        List<ContentValues> rows = new ArrayList<>();
        try (Cursor found =
                database.rawQuery("SELECT rowid AS " + NUMBER + ", * FROM `" + name + "` WHERE " + which, null)) {
            while (found.moveToNext()) {
                ContentValues row = new ContentValues();
                DatabaseUtils.cursorRowToContentValues(found, row);
                rows.add(row);
            }
            return Optional.of(rows);
        } catch (SQLiteException bad) {
            return Optional.empty();
        }
    }

    private static long number(ContentValues row) {
        return row.getAsLong(NUMBER);
    }

    private void give(ContentValues row) {
        ContentValues columns = new ContentValues(row);
        columns.remove(NUMBER);
        sink.accept(columns);
    }
}
