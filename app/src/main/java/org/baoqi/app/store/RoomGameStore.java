package org.baoqi.app.store;

import androidx.annotation.Nullable;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.baoqi.speech.library.KeptRecord.Origin;
import org.baoqi.speech.match.MatchLog;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchState;

/** Games in the database. A game comes into it with its first event, so that there is never one without a beginning. */
public final class RoomGameStore implements GameStore {
    private final BaoqiDatabase database;
    private final Origin origin;

    /** @param origin of the games that this store has */
    RoomGameStore(BaoqiDatabase database, Origin origin) {
        this.database = database;
        this.origin = origin;
    }

    /** The games that are played on this phone. */
    public static RoomGameStore played(BaoqiDatabase database) {
        return new RoomGameStore(database, Origin.PLAYED);
    }

    /**
     * The matches that are refereed on this phone. They are unfinished until their result is confirmed. A referee who comes
     * with a backup to another phone goes on with his match there.
     */
    public static RoomGameStore refereed(BaoqiDatabase database) {
        return new RoomGameStore(database, Origin.REFEREED);
    }

    @Override
    public KeptGame begin(MatchSetup setup) {
        return PlayedGame.create(database, UUID.randomUUID().toString(), origin);
    }

    @Override
    public Optional<KeptGame> unfinished() {
        Optional<KeptGame> here = onTheTable();
        return here.isPresent() || origin != Origin.REFEREED
                ? here
                : Disk.read(() -> open(database.games().lastBroughtBack(origin)));
    }

    /** The game that was played or refereed here last, if it goes on: nobody else adds to its log. */
    Optional<KeptGame> onTheTable() {
        return Disk.read(() -> open(database.games().last(origin)));
    }

    private Optional<KeptGame> open(@Nullable GameRow game) {
        return Optional.ofNullable(game)
                .filter(row -> origin == Origin.REFEREED || !row.facts.over)
                .flatMap(this::resumable)
                .filter(kept -> !MatchState.of(kept.events()).isClosed());
    }

    /** A log that cannot be read to its end, because a newer version wrote it, is left as it is. */
    private Optional<KeptGame> resumable(GameRow row) {
        MatchLog.Reading reading = MatchLog.read(log(database.events().lines(row.id)));
        return reading instanceof MatchLog.Reading.Read read && !read.dropped().isPresent()
                ? Optional.of(PlayedGame.resume(database, row, read.events()))
                : Optional.empty();
    }

    static byte[] log(List<String> lines) {
        return (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
    }
}
