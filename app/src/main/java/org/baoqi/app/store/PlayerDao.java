package org.baoqi.app.store;

import androidx.annotation.NonNull;
import androidx.room.Dao;
import androidx.room.Entity;
import androidx.room.Index;
import androidx.room.Insert;
import androidx.room.OnConflictStrategy;
import androidx.room.PrimaryKey;
import androidx.room.Query;
import java.util.List;

/** Reads and writes the names of players. */
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

    /** A name under which somebody played. Few names play many games, so that a search looks through names alone. */
    @Entity(
            tableName = "players",
            indices = {@Index(value = "name", unique = true)})
    final class PlayerRow {
        @PrimaryKey(autoGenerate = true)
        public final long id;

        @NonNull
        public final String name;

        public PlayerRow(long id, @NonNull String name) {
            this.id = id;
            this.name = name;
        }
    }
}
