package org.baoqi.app.store;

import androidx.room.Dao;
import androidx.room.Insert;
import androidx.room.OnConflictStrategy;
import androidx.room.Query;
import java.util.List;

@Dao
public interface PlayerDao {
    @Insert(onConflict = OnConflictStrategy.IGNORE)
    void add(PlayerRow player);

    @Query("SELECT id FROM players WHERE name = :name")
    long find(String name);

    @Query("SELECT p.name FROM players p JOIN (SELECT red_player AS id FROM games WHERE deleted_at IS NULL"
            + " UNION ALL SELECT black_player FROM games WHERE deleted_at IS NULL) g ON g.id = p.id"
            + " WHERE p.name <> '' GROUP BY p.id ORDER BY count(*) DESC, p.name LIMIT :most")
    List<String> mostPlaying(int most);

    default long idOf(String name) {
        add(new PlayerRow(0, name));
        return find(name);
    }
}
