package org.baoqi.app.store;

import androidx.annotation.NonNull;
import androidx.room.Entity;
import androidx.room.ForeignKey;

/** What somebody wrote about a move; {@link #path} says which, as {@link Comments} counts. */
@Entity(
        tableName = "comments",
        primaryKeys = {"game", "path", "place"},
        foreignKeys = {
            @ForeignKey(
                    entity = GameRow.class,
                    parentColumns = "id",
                    childColumns = "game",
                    onDelete = ForeignKey.CASCADE)
        })
public final class CommentRow {
    public final long game;

    @NonNull
    public final String path;

    public final int place;

    @NonNull
    public final String text;

    public CommentRow(long game, @NonNull String path, int place, @NonNull String text) {
        this.game = game;
        this.path = path;
        this.place = place;
        this.text = text;
    }
}
