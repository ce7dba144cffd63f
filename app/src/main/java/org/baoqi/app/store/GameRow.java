package org.baoqi.app.store;

import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.room.ColumnInfo;
import androidx.room.Embedded;
import androidx.room.Entity;
import androidx.room.ForeignKey;
import androidx.room.Index;
import androidx.room.PrimaryKey;
import java.util.UUID;
import org.baoqi.app.store.PlayerDao.PlayerRow;
import org.baoqi.speech.library.KeptRecord.Origin;

/**
 * One game of the library. The truth is in its events or, for a game from elsewhere, in {@link #moves}; the facts are
 * derived, and written in the same transaction, so that lists need not read either.
 */
@Entity(
        tableName = "games",
        foreignKeys = {
            @ForeignKey(entity = PlayerRow.class, parentColumns = "id", childColumns = "red_player"),
            @ForeignKey(entity = PlayerRow.class, parentColumns = "id", childColumns = "black_player")
        },
        indices = {
            @Index(value = "uid", unique = true),
            @Index("digest"),
            @Index({"deleted_at", "added_at"}),
            @Index({"deleted_at", "day", "added_at"}),
            @Index({"deleted_at", "opening", "added_at"}),
            @Index({"deleted_at", "outcome", "added_at"}),
            @Index({"deleted_at", "fate", "added_at"}),
            @Index({"deleted_at", "ending", "added_at"}),
            @Index({"deleted_at", "level", "added_at"}),
            @Index({"deleted_at", "favourite", "added_at"}),
            @Index({"red_player"}),
            @Index({"black_player"}),
            @Index({"origin", "changed_at"})
        })
public final class GameRow {
    @PrimaryKey(autoGenerate = true)
    public final long id;

    /** Its name outside of this database, in backups above all. */
    @NonNull
    public final String uid;

    @NonNull
    public final Origin origin;

    @ColumnInfo(name = "added_at")
    public final long addedAt;

    @ColumnInfo(name = "changed_at")
    public final long changedAt;

    @ColumnInfo(name = "deleted_at")
    @Nullable
    public final Long deletedAt;

    public final boolean favourite;

    /** The moves with their variations as PGN, without tags and remarks; null while the events alone tell them. */
    @Nullable
    public final String moves;

    @Embedded
    @NonNull
    public final FactColumns facts;

    public GameRow(
            long id,
            @NonNull String uid,
            @NonNull Origin origin,
            long addedAt,
            long changedAt,
            @Nullable Long deletedAt,
            boolean favourite,
            @Nullable String moves,
            @NonNull FactColumns facts) {
        this.id = id;
        this.uid = uid;
        this.origin = origin;
        this.addedAt = addedAt;
        this.changedAt = changedAt;
        this.deletedAt = deletedAt;
        this.favourite = favourite;
        this.moves = moves;
        this.facts = facts;
    }

    /** @param origin how it comes to be here, move by move */
    static GameRow begun(String uid, Origin origin, long now, FactColumns facts) {
        return new GameRow(0, uid, origin, now, now, null, false, null, facts);
    }

    /** Its moves are still to be added. */
    static GameRow imported(String uid, long now, FactColumns facts) {
        return new GameRow(0, uid, Origin.IMPORTED, now, now, null, false, null, facts);
    }

    /** A game of which nothing was left but its events. */
    static GameRow found(long id, long now, FactColumns facts) {
        return new GameRow(id, UUID.randomUUID().toString(), Origin.PLAYED, now, now, null, false, null, facts);
    }

    /** The part of a {@link GameRow} that changes while the game is played. */
    static final class ProgressColumns {
        public final long id;

        @ColumnInfo(name = "changed_at")
        public final long changedAt;

        @Embedded
        @NonNull
        public final FactColumns facts;

        public ProgressColumns(long id, long changedAt, @NonNull FactColumns facts) {
            this.id = id;
            this.changedAt = changedAt;
            this.facts = facts;
        }
    }
}
