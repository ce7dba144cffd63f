package org.baoqi.app.store;

import androidx.room.Dao;
import androidx.room.Query;
import androidx.room.Upsert;
import java.util.List;

@Dao
public interface AnalysisDao {
    @Upsert
    void put(AnalysisRow row);

    @Query("SELECT text FROM analysis WHERE game = :game ORDER BY ply")
    List<String> lines(long game);

    @Query("DELETE FROM analysis WHERE game = :game")
    void clear(long game);
}
