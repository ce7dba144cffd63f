package org.baoqi.app.library;

import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.room.ColumnInfo;

/** {@link GameFacts} as columns of a game's row. */
public final class FactColumns {
    @NonNull
    public final String day;

    @ColumnInfo(name = "red_player")
    public final long redPlayer;

    @ColumnInfo(name = "black_player")
    public final long blackPlayer;

    @Nullable
    @ColumnInfo(name = "red_level")
    public final Integer redLevel;

    @Nullable
    @ColumnInfo(name = "black_level")
    public final Integer blackLevel;

    @NonNull
    public final String result;

    @NonNull
    public final String ending;

    @NonNull
    public final String opening;

    public final int plies;

    /** Whether nothing more can happen in it; a game may be over without a result that records know. */
    public final boolean over;

    @NonNull
    public final String digest;

    public FactColumns(
            @NonNull String day,
            long redPlayer,
            long blackPlayer,
            @Nullable Integer redLevel,
            @Nullable Integer blackLevel,
            @NonNull String result,
            @NonNull String ending,
            @NonNull String opening,
            int plies,
            boolean over,
            @NonNull String digest) {
        this.day = day;
        this.redPlayer = redPlayer;
        this.blackPlayer = blackPlayer;
        this.redLevel = redLevel;
        this.blackLevel = blackLevel;
        this.result = result;
        this.ending = ending;
        this.opening = opening;
        this.plies = plies;
        this.over = over;
        this.digest = digest;
    }

    /** Players who are not known yet become known. */
    static FactColumns of(GameFacts facts, PlayerDao players) {
        return new FactColumns(
                facts.day(),
                players.idOf(facts.names().red()),
                players.idOf(facts.names().black()),
                facts.levels().red().orElse(null),
                facts.levels().black().orElse(null),
                facts.result(),
                facts.ending(),
                facts.opening(),
                facts.plies(),
                facts.over(),
                facts.digest());
    }
}
