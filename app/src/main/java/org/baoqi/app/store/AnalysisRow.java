package org.baoqi.app.store;

import androidx.annotation.NonNull;
import androidx.room.Entity;
import androidx.room.ForeignKey;

/**
 * What the engine thought of the position after so many plies. Analysis that was broken off goes on with the plies that
 * have no row.
 */
@Entity(
        tableName = "analysis",
        primaryKeys = {"game", "ply"},
        foreignKeys = {
            @ForeignKey(
                    entity = GameRow.class,
                    parentColumns = "id",
                    childColumns = "game",
                    onDelete = ForeignKey.CASCADE)
        })
public final class AnalysisRow {
    public final long game;
    public final int ply;

    @NonNull
    public final String text;

    public AnalysisRow(long game, int ply, @NonNull String text) {
        this.game = game;
        this.ply = ply;
        this.text = text;
    }
}
