package org.baoqi.app.store;

import androidx.annotation.NonNull;
import androidx.room.Dao;
import androidx.room.Entity;
import androidx.room.ForeignKey;
import androidx.room.Insert;
import androidx.room.Query;
import java.util.List;

/** Reads and writes the logs of matches. */
@Dao
public interface EventDao {
    /** Never replaces: a log is only ever appended to. */
    @Insert
    void add(List<EventRow> events);

    @Query("SELECT text FROM events WHERE game = :game ORDER BY line")
    List<String> lines(long game);

    /** The first lines of a log, up to the one that begins the match. */
    @Query("SELECT text FROM events WHERE game = :game AND line <= 1 ORDER BY line")
    List<String> beginning(long game);

    @Query("SELECT line FROM events WHERE game = :game ORDER BY line")
    List<Integer> numbers(long game);

    /** For a log that has lost a line: what follows it goes. */
    @Query("DELETE FROM events WHERE game = :game AND line >= :line")
    void cutFrom(long game, int line);

    /** One line of a match's log. Line 0 names the log's format; see {@link org.baoqi.speech.match.MatchLog}. */
    @Entity(
            tableName = "events",
            primaryKeys = {"game", "line"},
            foreignKeys = {
                @ForeignKey(
                        entity = GameRow.class,
                        parentColumns = "id",
                        childColumns = "game",
                        onDelete = ForeignKey.CASCADE)
            })
    final class EventRow {
        public final long game;
        public final int line;

        @NonNull
        public final String text;

        public EventRow(long game, int line, @NonNull String text) {
            this.game = game;
            this.line = line;
            this.text = text;
        }
    }
}
