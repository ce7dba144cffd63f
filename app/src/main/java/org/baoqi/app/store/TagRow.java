package org.baoqi.app.store;

import androidx.annotation.NonNull;
import androidx.room.Entity;
import androidx.room.ForeignKey;

/** A fact about a game under its PGN name, in the order of the record. */
@Entity(
        tableName = "tags",
        primaryKeys = {"game", "place"},
        foreignKeys = {
            @ForeignKey(
                    entity = GameRow.class,
                    parentColumns = "id",
                    childColumns = "game",
                    onDelete = ForeignKey.CASCADE)
        })
public final class TagRow {
    public final long game;
    public final int place;

    @NonNull
    public final String name;

    @NonNull
    public final String value;

    public TagRow(long game, int place, @NonNull String name, @NonNull String value) {
        this.game = game;
        this.place = place;
        this.name = name;
        this.value = value;
    }
}
