package org.baoqi.app.store;

import androidx.room.Dao;
import androidx.room.Insert;
import androidx.room.Query;
import java.util.List;

/** What people write about games: tags and comments. */
@Dao
public interface NoteDao {
    @Insert
    void addTag(TagRow tag);

    @Insert
    void addComments(List<CommentRow> comments);

    @Query("SELECT * FROM tags WHERE game = :game ORDER BY place")
    List<TagRow> tags(long game);

    @Query("SELECT * FROM comments WHERE game = :game ORDER BY path, place")
    List<CommentRow> comments(long game);

    @Query("DELETE FROM tags WHERE game = :game")
    void clearTags(long game);

    @Query("DELETE FROM comments WHERE game = :game")
    void clearComments(long game);
}
