package org.baoqi.app.store;

import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.room.ColumnInfo;
import java.time.LocalDate;
import java.util.Optional;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.speech.library.EndingKind;
import org.baoqi.speech.library.GameSummary;
import org.baoqi.speech.library.Outcome;

/** {@link GameFacts} as columns of a game's row. What is not known is null. */
public final class FactColumns {
    /** {@code 2026-11-16}. */
    @Nullable
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

    @Nullable
    public final String opening;

    @NonNull
    public final Outcome outcome;

    @Nullable
    public final EndingKind ending;

    public final int plies;

    /** The owner's. */
    @Nullable
    public final Side side;

    /** How the owner fared. */
    @Nullable
    public final Outcome.Fate fate;

    /** Of the machine that the owner played against. */
    @Nullable
    public final Integer level;

    public final boolean over;

    @NonNull
    public final String digest;

    public FactColumns(
            @Nullable String day,
            long redPlayer,
            long blackPlayer,
            @Nullable Integer redLevel,
            @Nullable Integer blackLevel,
            @Nullable String opening,
            @NonNull Outcome outcome,
            @Nullable EndingKind ending,
            int plies,
            @Nullable Side side,
            @Nullable Outcome.Fate fate,
            @Nullable Integer level,
            boolean over,
            @NonNull String digest) {
        this.day = day;
        this.redPlayer = redPlayer;
        this.blackPlayer = blackPlayer;
        this.redLevel = redLevel;
        this.blackLevel = blackLevel;
        this.opening = opening;
        this.outcome = outcome;
        this.ending = ending;
        this.plies = plies;
        this.side = side;
        this.fate = fate;
        this.level = level;
        this.over = over;
        this.digest = digest;
    }

    /** Players who are not known yet become known. */
    static FactColumns of(GameFacts facts, PlayerDao players) {
        GameSummary summary = facts.summary();
        return new FactColumns(
                summary.date().map(LocalDate::toString).orElse(null),
                players.idOf(summary.players().red().name()),
                players.idOf(summary.players().black().name()),
                summary.players().red().level().orElse(null),
                summary.players().black().level().orElse(null),
                summary.opening().orElse(null),
                summary.outcome(),
                summary.ending().orElse(null),
                summary.plies(),
                summary.side().orElse(null),
                summary.fate().orElse(null),
                summary.level().orElse(null),
                facts.over(),
                facts.digest());
    }

    GameSummary summary(BothSides<String> names, boolean favourite) {
        return new GameSummary(
                new BothSides<>(
                        new GameSummary.RecordedPlayer(names.red(), Optional.ofNullable(redLevel)),
                        new GameSummary.RecordedPlayer(names.black(), Optional.ofNullable(blackLevel))),
                Optional.ofNullable(day).map(LocalDate::parse),
                Optional.ofNullable(opening),
                outcome,
                Optional.ofNullable(ending),
                plies,
                favourite,
                Optional.ofNullable(side));
    }
}
