package org.baoqi.app.store;

import androidx.annotation.NonNull;
import androidx.room.Dao;
import androidx.room.Entity;
import androidx.room.ForeignKey;
import androidx.room.Query;
import androidx.room.Upsert;
import java.util.List;

/** Reads and writes what the engine thought of games. */
@Dao
public interface AnalysisDao {
    @Upsert
    void put(AnalysisRow row);

    @Query("SELECT text FROM analysis WHERE game = :game ORDER BY ply")
    List<String> lines(long game);

    @Query("DELETE FROM analysis WHERE game = :game")
    void clear(long game);

    /**
     * The engine's opinion of the position after so many plies. An analysis that was broken off goes on with the plies that
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
    final class AnalysisRow {
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
}
