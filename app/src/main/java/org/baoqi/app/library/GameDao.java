package org.baoqi.app.library;

import androidx.annotation.Nullable;
import androidx.room.Dao;
import androidx.room.Insert;
import androidx.room.Query;
import androidx.room.Update;
import java.util.List;

@Dao
public interface GameDao {
    @Insert
    long add(GameRow game);

    @Update(entity = GameRow.class)
    void update(GameProgress progress);

    @Query("UPDATE games SET moves = :moves WHERE id = :id")
    void setMoves(long id, String moves);

    @Query("SELECT id FROM games UNION SELECT game FROM events")
    List<Long> idsWithTheirEvents();

    @Query("SELECT count(*) FROM games")
    int count();

    @Query("DELETE FROM games WHERE id = :id")
    void delete(long id);

    @Nullable
    @Query("SELECT * FROM games WHERE id = :id")
    GameRow find(long id);

    @Nullable
    @Query("SELECT * FROM games WHERE uid = :uid")
    GameRow find(String uid);

    @Nullable
    @Query("SELECT * FROM games WHERE origin = 'PLAYED' AND deleted_at IS NULL ORDER BY changed_at DESC LIMIT 1")
    GameRow lastPlayed();
}
