package org.baoqi.app.library;

import androidx.room.Dao;
import androidx.room.Insert;
import androidx.room.OnConflictStrategy;
import androidx.room.Query;

@Dao
public interface PlayerDao {
    @Insert(onConflict = OnConflictStrategy.IGNORE)
    void add(PlayerRow player);

    @Query("SELECT id FROM players WHERE name = :name")
    long find(String name);

    default long idOf(String name) {
        add(new PlayerRow(0, name));
        return find(name);
    }
}
