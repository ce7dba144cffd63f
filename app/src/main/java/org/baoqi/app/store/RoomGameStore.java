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
        return PlayedGame.create(database, UUID.randomUUID().toString(), origin, Optional.empty());
    }

    @Override
    public Optional<KeptGame> unfinished() {
        Optional<KeptGame> here = DatabaseWork.read(() -> open(database.games().last(origin)));
        return here.isPresent() || origin != Origin.REFEREED
                ? here
                : DatabaseWork.read(() -> open(database.games().lastBroughtBack(origin)));
    }

    /** Whether this is the game that was played or refereed here last, and goes on: nobody else adds to its log. */
    boolean isOnTheTable(GameRow game) {
        return DatabaseWork.read(() -> Optional.ofNullable(database.games().last(origin))
                .filter(last -> last.id == game.id)
                .flatMap(this::resumable)
                .isPresent());
    }

    @Override
    public boolean hasUnfinished() {
        return DatabaseWork.read(() -> Optional.ofNullable(database.games().last(origin))
                .flatMap(this::resumable)
                .isPresent());
    }

    @Override
    public boolean isNewer() {
        return DatabaseWork.read(() -> {
            GameRow last = database.games().last(origin);
            return last != null && read(last) instanceof MatchLog.Reading.Newer;
        });
    }

    private MatchLog.Reading read(GameRow row) {
        return MatchLog.read(log(database.events().lines(row.id)));
    }

    private Optional<KeptGame> open(@Nullable GameRow game) {
        return Optional.ofNullable(game).flatMap(row -> resumable(row).map(log -> open(row, log)));
    }

    private Optional<MatchLog.Reading.Read> resumable(GameRow row) {
        boolean over = origin != Origin.REFEREED && row.facts.over;
        return !over
                        && read(row) instanceof MatchLog.Reading.Read log
                        && !log.state().isClosed()
                ? Optional.of(log)
                : Optional.empty();
    }

    /** A damaged log is left as it is: the game goes on in a copy of what stands before the damage. */
    private KeptGame open(GameRow row, MatchLog.Reading.Read log) {
        if (!log.damage().isPresent()) return PlayedGame.resume(database, row, log);
        PlayedGame copy = PlayedGame.create(database, UUID.randomUUID().toString(), origin, log.damage());
        copy.append(log.events(), log.state());
        return copy;
    }

    /** A copy of a damaged game with what stands behind the damage, as far as it fits: that is the game that goes on. */
    void copyWithRest(MatchLog.Reading.Read log, MatchLog.Rest rest) {
        List<MatchEvent> all = new ArrayList<>(log.events());
        all.addAll(rest.events());
        PlayedGame.create(database, UUID.randomUUID().toString(), origin, Optional.empty())
                .append(all, rest.state());
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
        private final Optional<MatchLog.Damage> damage;
        private final List<MatchEvent> events = new ArrayList<>();
        private MatchLog.Chain chain = MatchLog.Chain.START;
        private long row = NO_ROW;

        private PlayedGame(BaoqiDatabase database, String uid, Origin origin, Optional<MatchLog.Damage> damage) {
            this.database = database;
            this.uid = uid;
            this.origin = origin;
            this.damage = damage;
        }

        static PlayedGame create(BaoqiDatabase database, String uid, Origin origin, Optional<MatchLog.Damage> damage) {
            return new PlayedGame(database, uid, origin, damage);
        }

        static PlayedGame resume(BaoqiDatabase database, GameRow row, MatchLog.Reading.Read log) {
            PlayedGame game = new PlayedGame(database, row.uid, row.origin, Optional.empty());
            game.row = row.id;
            game.chain = log.end();
            game.events.addAll(log.events());
            return game;
        }

        @Override
        public Optional<MatchLog.Damage> damage() {
            return damage;
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
            List<String> lines = lines(more);
            row = DatabaseWork.write(database, () -> write(lines, after));
            events.addAll(more);
            if (!lines.isEmpty()) chain = chain.after(lines.get(lines.size() - 1));
        }

        private long write(List<String> more, MatchState next) {
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
            database.events().add(rows(game, more));
            return game;
        }

        private List<String> lines(List<? extends MatchEvent> more) {
            List<String> lines = new ArrayList<>();
            MatchLog.Chain at = chain;
            for (MatchEvent event : more) {
                lines.add(at.line(event));
                at = at.after(lines.get(lines.size() - 1));
            }
            return lines;
        }

        private List<EventRow> rows(long game, List<String> lines) {
            List<EventRow> rows = new ArrayList<>();
            for (String line : lines) rows.add(new EventRow(game, events.size() + 1 + rows.size(), line));
            return rows;
        }
    }
}
