package org.baoqi.app.store;

import androidx.annotation.NonNull;
import androidx.room.ColumnInfo;
import androidx.room.Embedded;
import org.baoqi.rules.BothSides;
import org.baoqi.speech.library.GameSummary;

/**
 * A game in a list.
 *
 * @param id what it is called outside of the database
 * @param row its number in it
 * @param addedAt when it came into the library
 */
public record ListedGame(String id, GameSummary summary, long row, long addedAt) {
    static ListedGame of(ListedColumns row) {
        return new ListedGame(row.uid, row.summary(), row.id, row.addedAt);
    }

    /** The columns that a list needs of a game. */
    static final class ListedColumns {
        public final long id;

        @NonNull
        public final String uid;

        @ColumnInfo(name = "added_at")
        public final long addedAt;

        public final boolean favourite;

        @Embedded
        @NonNull
        public final FactColumns facts;

        @NonNull
        @ColumnInfo(name = "red_name")
        public final String redName;

        @NonNull
        @ColumnInfo(name = "black_name")
        public final String blackName;

        public ListedColumns(
                long id,
                @NonNull String uid,
                long addedAt,
                boolean favourite,
                @NonNull FactColumns facts,
                @NonNull String redName,
                @NonNull String blackName) {
            this.id = id;
            this.uid = uid;
            this.addedAt = addedAt;
            this.favourite = favourite;
            this.facts = facts;
            this.redName = redName;
            this.blackName = blackName;
        }

        GameSummary summary() {
            return facts.summary(new BothSides<>(redName, blackName), favourite);
        }
    }
}
