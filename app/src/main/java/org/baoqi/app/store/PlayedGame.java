package org.baoqi.app.store;

import java.util.ArrayList;
import java.util.List;
import org.baoqi.speech.library.KeptRecord.Origin;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchLog;
import org.baoqi.speech.match.MatchState;

/** A game that is being played. Its events and what they make of its row go to the disk together, or not at all. */
final class PlayedGame implements GameStore.KeptGame {
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
        row = Disk.write(database, () -> write(more, after));
        events.addAll(more);
    }

    private long write(List<? extends MatchEvent> more, MatchState next) {
        long now = System.currentTimeMillis();
        FactColumns facts = FactColumns.of(Facts.of(next), database.players());
        long game = row;
        if (game == NO_ROW) {
            game = database.games().add(GameRow.begun(uid, origin, now, facts));
            database.events().add(List.of(new EventRow(game, 0, MatchLog.HEADER)));
        } else {
            database.games().update(new GameProgress(game, now, facts));
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
