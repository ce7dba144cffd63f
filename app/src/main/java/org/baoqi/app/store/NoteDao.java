package org.baoqi.app.store;

import androidx.annotation.NonNull;
import androidx.room.Dao;
import androidx.room.Entity;
import androidx.room.ForeignKey;
import androidx.room.Insert;
import androidx.room.Query;
import java.util.List;

/** Reads and writes what people note about games: tags and comments. */
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

    /** A fact about a game under its PGN name, in the order of the record. */
    @Entity(
            tableName = "tags",
            primaryKeys = {"game", "place"},
            foreignKeys = {
                @ForeignKey(
                        entity = GameRow.class,
                        parentColumns = "id",
                        childColumns = "game",
                        onDelete = ForeignKey.CASCADE)
            })
    final class TagRow {
        public final long game;
        public final int place;

        @NonNull
        public final String name;

        @NonNull
        public final String value;

        public TagRow(long game, int place, @NonNull String name, @NonNull String value) {
            this.game = game;
            this.place = place;
            this.name = name;
            this.value = value;
        }
    }

    /** A comment on a move; {@link #path} says which, as {@link Comments} counts. */
    @Entity(
            tableName = "comments",
            primaryKeys = {"game", "path", "place"},
            foreignKeys = {
                @ForeignKey(
                        entity = GameRow.class,
                        parentColumns = "id",
                        childColumns = "game",
                        onDelete = ForeignKey.CASCADE)
            })
    final class CommentRow {
        public final long game;

        @NonNull
        public final String path;

        public final int place;

        @NonNull
        public final String text;

        public CommentRow(long game, @NonNull String path, int place, @NonNull String text) {
            this.game = game;
            this.path = path;
            this.place = place;
            this.text = text;
        }
    }
}
