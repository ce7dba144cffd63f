package org.baoqi.app.library;

import android.database.sqlite.SQLiteDatabase;
import androidx.sqlite.db.SupportSQLiteDatabase;
import java.util.List;
import java.util.Optional;
import org.baoqi.app.BaoqiDatabase;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.words.Words;

/**
 * Takes over into a new database what can be read of a damaged one. A game whose row is lost comes back from its events; a
 * log that misses an event is kept up to there, for what followed cannot be understood without it. Where a page is bad
 * that leads to others, those are lost too; the damaged file is kept for who can read it otherwise.
 */
final class Salvage {
    private static final List<String> TABLES = List.of("players", "games", "events", "tags", "comments", "analysis");
    private static final List<String> PARTS = List.of("events", "tags", "comments", "analysis");

    private final SQLiteDatabase damaged;
    private final BaoqiDatabase into;
    private final Words words;

    private Salvage(SQLiteDatabase damaged, BaoqiDatabase into, Words words) {
        this.damaged = damaged;
        this.into = into;
        this.words = words;
    }

    /** All or nothing, so that it can be done again when the process ends in the middle. Returns how many games are there. */
    static int run(SQLiteDatabase damaged, BaoqiDatabase into, Words words) {
        Salvage salvage = new Salvage(damaged, into, words);
        return Disk.write(into, salvage::run);
    }

    private int run() {
        SupportSQLiteDatabase target = into.getOpenHelper().getWritableDatabase();
        target.execSQL("PRAGMA defer_foreign_keys = ON");
        for (String table : TABLES)
            DamagedTable.read(damaged, table, row -> target.insert(table, SQLiteDatabase.CONFLICT_IGNORE, row));
        List<Long> games = into.games().idsWithTheirEvents();
        games.forEach(this::mend);
        for (String part : PARTS) target.execSQL("DELETE FROM " + part + " WHERE game NOT IN (SELECT id FROM games)");
        return into.games().count();
    }

    private void mend(long game) {
        into.events().cutFrom(game, soundLines(into.events().numbers(game)));
        Optional<List<MatchEvent>> events = new StoredRecord(into, words).events(game);
        Optional<GameRow> row = Optional.ofNullable(into.games().find(game));
        if (events.isPresent()) mend(game, row, Facts.of(MatchState.of(events.get())));
        else if (row.isPresent() && row.get().moves != null)
            mend(game, row, Facts.of(new StoredRecord(into, words).load(row.get())));
        else into.games().delete(game);
    }

    private void mend(long game, Optional<GameRow> row, Facts facts) {
        FactColumns columns = FactColumns.of(facts, into.players());
        if (row.isPresent()) into.games().update(new GameProgress(game, row.get().changedAt, columns));
        else into.games().add(GameRow.found(game, System.currentTimeMillis(), columns));
    }

    /** How many lines follow one another from the first. */
    private static int soundLines(List<Integer> numbers) {
        int sound = 0;
        for (int number : numbers) if (number == sound) sound++;
        return sound;
    }
}
