package org.baoqi.app.store;

import androidx.room.Dao;
import androidx.room.Insert;
import androidx.room.Query;
import java.util.List;

@Dao
public interface EventDao {
    /** Never replaces: a log is only ever appended to. */
    @Insert
    void add(List<EventRow> events);

    @Query("SELECT text FROM events WHERE game = :game ORDER BY line")
    List<String> lines(long game);

    @Query("SELECT line FROM events WHERE game = :game ORDER BY line")
    List<Integer> numbers(long game);

    /** For a log that has lost a line: what follows it goes. */
    @Query("DELETE FROM events WHERE game = :game AND line >= :line")
    void cutFrom(long game, int line);
}
