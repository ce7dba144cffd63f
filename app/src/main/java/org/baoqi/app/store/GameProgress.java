package org.baoqi.app.store;

import androidx.annotation.NonNull;
import androidx.room.ColumnInfo;
import androidx.room.Embedded;

/** The part of a {@link GameRow} that changes while the game is played. */
public final class GameProgress {
    public final long id;

    @ColumnInfo(name = "changed_at")
    public final long changedAt;

    @Embedded
    @NonNull
    public final FactColumns facts;

    public GameProgress(long id, long changedAt, @NonNull FactColumns facts) {
        this.id = id;
        this.changedAt = changedAt;
        this.facts = facts;
    }
}
