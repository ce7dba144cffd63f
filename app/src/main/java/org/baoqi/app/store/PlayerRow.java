package org.baoqi.app.store;

import androidx.annotation.NonNull;
import androidx.room.Entity;
import androidx.room.Index;
import androidx.room.PrimaryKey;

/** A name under which somebody played. Few names play many games, so that a search looks through names alone. */
@Entity(
        tableName = "players",
        indices = {@Index(value = "name", unique = true)})
public final class PlayerRow {
    @PrimaryKey(autoGenerate = true)
    public final long id;

    @NonNull
    public final String name;

    public PlayerRow(long id, @NonNull String name) {
        this.id = id;
        this.name = name;
    }
}
