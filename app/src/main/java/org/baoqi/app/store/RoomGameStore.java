package org.baoqi.app.store;

import androidx.annotation.Nullable;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.baoqi.app.store.EventDao.EventRow;
import org.baoqi.speech.library.KeptRecord.Origin;
import org.baoqi.speech.match.MatchEvent;
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
                : DatabaseWork.read(() -> open(database.games().lastBroughtBack(origin)));
    }

    /** The game that was played or refereed here last, if it goes on: nobody else adds to its log. */
    Optional<KeptGame> onTheTable() {
        return DatabaseWork.read(() -> open(database.games().last(origin)));
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

    /** A game that is being played. Its events and what they make of its row go to the disk together, or not at all. */
    private static final class PlayedGame implements GameStore.KeptGame {
        private static final long NO_ROW = 0;

        private final BaoqiDatabase database;
        private final String uid;
        private final Origin origin;
        private final List<MatchEvent> events;
        private long row;

        private PlayedGame(BaoqiDatabase database, String uid, Origin origin, long row, List<MatchEvent> events) {
            this.database = database;
            this.uid = uid;
            this.origin = origin;
            this.row = row;
            this.events = new ArrayList<>(events);
        }

        static PlayedGame create(BaoqiDatabase database, String uid, Origin origin) {
            return new PlayedGame(database, uid, origin, NO_ROW, List.of());
        }

        static PlayedGame resume(BaoqiDatabase database, GameRow row, List<MatchEvent> events) {
            return new PlayedGame(database, row.uid, row.origin, row.id, events);
        }

        @Override
        public String id() {
            return uid;
        }

        @Override
        public List<MatchEvent> events() {
            return List.copyOf(events);
        }

        @Override
        public void append(List<? extends MatchEvent> more, MatchState after) {
            row = DatabaseWork.write(database, () -> write(more, after));
            events.addAll(more);
        }

        private long write(List<? extends MatchEvent> more, MatchState next) {
            long now = System.currentTimeMillis();
            FactColumns facts = FactColumns.of(GameFacts.of(next), database.players());
            long game = row;
            if (game == NO_ROW) {
                game = database.games().add(GameRow.begun(uid, origin, now, facts));
                database.events().add(List.of(new EventRow(game, 0, MatchLog.HEADER)));
            } else {
                database.games().update(new GameRow.ProgressColumns(game, now, facts));
                database.analysis().clear(game);
            }
            database.events().add(lines(game, more));
            return game;
        }

        private List<EventRow> lines(long game, List<? extends MatchEvent> more) {
            List<EventRow> lines = new ArrayList<>();
            for (MatchEvent event : more)
                lines.add(new EventRow(game, events.size() + 1 + lines.size(), MatchLog.line(event)));
            return lines;
        }
    }
}
