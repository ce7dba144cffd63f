package org.baoqi.app.store;

import androidx.annotation.Nullable;
import androidx.room.Dao;
import androidx.room.Insert;
import androidx.room.Query;
import androidx.room.RawQuery;
import androidx.room.Update;
import androidx.sqlite.db.SupportSQLiteQuery;
import java.util.List;
import org.baoqi.speech.library.KeptRecord.Origin;

/** Reads and writes the rows of games. */
@Dao
public interface GameDao {
    @Insert
    long add(GameRow game);

    @Update(entity = GameRow.class)
    void update(GameRow.ProgressColumns progress);

    @Query("UPDATE games SET moves = :moves WHERE id = :id")
    void setMoves(long id, String moves);

    @Query("UPDATE games SET favourite = :favourite WHERE id = :id")
    void setFavourite(long id, boolean favourite);

    @Query("UPDATE games SET deleted_at = :time WHERE id = :id")
    void setDeleted(long id, @Nullable Long time);

    @Query("DELETE FROM games WHERE deleted_at < :time")
    int forget(long time);

    /** How many games there are with a digest. */
    @Query("SELECT count(*) FROM games WHERE digest = :digest AND deleted_at IS NULL")
    int countOf(String digest);

    /** The oldest game with a digest. */
    @Nullable
    @Query("SELECT * FROM games WHERE digest = :digest AND deleted_at IS NULL ORDER BY id LIMIT 1")
    GameRow alike(String digest);

    /** Of {@link FilterSql}. */
    @RawQuery
    List<ListedGame.ListedColumns> list(SupportSQLiteQuery query);

    /** Of {@link FilterSql}. */
    @RawQuery
    int number(SupportSQLiteQuery query);

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

    /** The game that was played or refereed last: one that a backup brought was changed at no time. */
    @Nullable
    @Query("SELECT * FROM games WHERE origin = :origin AND deleted_at IS NULL AND changed_at > 0"
            + " ORDER BY changed_at DESC, id DESC LIMIT 1")
    GameRow last(Origin origin);

    @Query("SELECT id FROM games WHERE origin = :origin AND deleted_at IS NULL ORDER BY id")
    List<Long> ids(Origin origin);

    /** The newest game of those that a backup brought, and with which nobody has gone on. */
    @Nullable
    @Query("SELECT * FROM games WHERE origin = :origin AND deleted_at IS NULL AND changed_at = 0"
            + " ORDER BY id DESC LIMIT 1")
    GameRow lastBroughtBack(Origin origin);
}
