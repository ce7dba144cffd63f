package org.baoqi.app.store;

import androidx.annotation.NonNull;
import androidx.room.Entity;
import androidx.room.ForeignKey;

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
public final class EventRow {
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
