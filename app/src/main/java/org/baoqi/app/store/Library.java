package org.baoqi.app.store;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.baoqi.app.store.AnalysisDao.AnalysisRow;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.io.Pgn;
import org.baoqi.speech.library.Backup;
import org.baoqi.speech.library.GameFilter;
import org.baoqi.speech.library.GameSummary;
import org.baoqi.speech.library.KeptRecord.Origin;
import org.baoqi.speech.library.Statistics;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchLog;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.review.Analysis;
import org.baoqi.speech.review.Assessment;
import org.baoqi.speech.words.Words;

/** All games that are kept. Waits for the disk: never call it on the main thread. */
public final class Library {
    /** How many games a list shows at once. */
    public static final int PAGE = 40;

    private static final int ALL = -1;
    /** More names are not chosen from a list. */
    private static final int PLAYERS = 60;

    private final BaoqiDatabase database;
    private final StoredRecord records;

    public Library(BaoqiDatabase database, Words words) {
        this.database = database;
        this.records = new StoredRecord(database, words);
    }

    /** The newest games that fit, or those that follow another in the list. */
    public List<ListedGame> page(GameFilter filter, Optional<ListedGame> after) {
        return list(filter, after, PAGE);
    }

    private List<ListedGame> list(GameFilter filter, Optional<ListedGame> after, int size) {
        return DatabaseWork.read(() -> database.games().list(FilterSql.page(filter, after, size)).stream()
                .map(ListedGame::of)
                .collect(Collectors.toList()));
    }

    public int count(GameFilter filter) {
        return DatabaseWork.read(() -> database.games().number(FilterSql.count(filter)));
    }

    public Statistics statistics(GameFilter filter) {
        List<GameSummary> summaries = new ArrayList<>();
        for (ListedGame game : list(filter, Optional.empty(), ALL)) summaries.add(game.summary());
        return Statistics.of(summaries);
    }

    /** Those who played most, by name. */
    public List<String> players() {
        return DatabaseWork.read(() -> database.players().mostPlaying(PLAYERS));
    }

    public Optional<ListedGame> find(String id) {
        return DatabaseWork.read(() ->
                database.games().list(FilterSql.one(id)).stream().findFirst().map(ListedGame::of));
    }

    public Optional<GameRecord> record(String id) {
        return DatabaseWork.read(() -> row(id).map(records::load));
    }

    /** What happened in a game that was played or refereed here; nothing for a game from elsewhere. */
    public Optional<List<MatchEvent>> events(String id) {
        return DatabaseWork.read(
                () -> row(id).flatMap(row -> records.log(row.id)).map(MatchLog.Reading.Read::events));
    }

    /** The logs of all refereed matches of the round to which one belongs, the first begun first. */
    public List<List<MatchEvent>> round(String id) {
        return DatabaseWork.read(() -> {
            Optional<MatchSetup> one = row(id).flatMap(row -> records.setup(row.id));
            return database.games().ids(Origin.REFEREED).stream()
                    .filter(game -> records.setup(game)
                            .flatMap(other -> one.filter(other::sharesRound))
                            .isPresent())
                    .map(records::log)
                    .filter(Optional::isPresent)
                    .map(log -> log.get().events())
                    .collect(Collectors.toList());
        });
    }

    /** Whether there is something behind the damage of a game's log that fits where it stands. */
    public boolean hasRest(String id) {
        return DatabaseWork.read(() -> row(id).flatMap(row -> records.log(row.id))
                .flatMap(Library::rest)
                .isPresent());
    }

    private static Optional<MatchLog.Rest> rest(MatchLog.Reading.Read log) {
        return log.damage()
                .map(damage -> damage.rest(log.state()))
                .filter(rest -> !rest.events().isEmpty());
    }

    /** Makes a game of what stands before and behind the damage of another, which stays as it is. */
    public void takeRest(String id) {
        change(
                id,
                row -> records.log(row.id)
                        .ifPresent(log -> rest(log)
                                .ifPresent(rest -> new RoomGameStore(database, row.origin).copyWithRest(log, rest))));
    }

    /** Keeps variations and comments. What the log of a game says stays as it is. */
    public void save(String id, GameRecord record) {
        change(id, row -> records.save(row.id, record));
    }

    /** Adds games from elsewhere, each as a whole; returns the ids of those that were not there. */
    public List<String> add(List<GameRecord> games) {
        List<String> added = new ArrayList<>();
        for (GameRecord game : games) {
            String id = UUID.randomUUID().toString();
            if (add(id, game)) added.add(id);
        }
        return added;
    }

    private boolean add(String id, GameRecord game) {
        GameFacts facts = GameFacts.of(game);
        return DatabaseWork.write(database, () -> {
            if (database.games().countOf(facts.digest()) > 0) return false;
            long now = System.currentTimeMillis();
            long row = database.games().add(GameRow.imported(id, now, FactColumns.of(facts, database.players())));
            records.save(row, game);
            return true;
        });
    }

    public void setFavourite(String id, boolean favourite) {
        change(id, row -> database.games().setFavourite(row.id, favourite));
    }

    /** Puts a game away; {@link #restore} brings it back. */
    public void delete(String id) {
        change(id, row -> database.games().setDeleted(row.id, System.currentTimeMillis()));
    }

    public void restore(String id) {
        change(id, row -> database.games().setDeleted(row.id, null));
    }

    /** Forgets for good what was deleted before a time. */
    public void forget(long deletedBefore) {
        DatabaseWork.write(database, () -> database.games().forget(deletedBefore));
    }

    public Analysis analysis(String id, GameRecord record) {
        return DatabaseWork.read(() -> Analysis.read(
                record,
                row(id).map(row -> String.join("\n", database.analysis().lines(row.id)))
                        .orElse("")));
    }

    /** Keeps what the engine thinks of the position after so many moves. */
    public void assess(String id, int plies, Assessment assessment) {
        change(id, row -> database.analysis().put(new AnalysisRow(row.id, plies, assessment.text())));
    }

    /** The records of the games that fit, one after the other. */
    public void writePgn(GameFilter filter, OutputStream out) throws IOException {
        for (ListedGame game : list(filter, Optional.empty(), ALL)) {
            String pgn = record(game.id()).map(Pgn::write).orElse("");
            out.write((pgn + "\n").getBytes(StandardCharsets.UTF_8));
        }
    }

    /** The whole library as one file. */
    public void backUp(OutputStream out) throws IOException {
        new LibraryBackup(database, records).write(list(GameFilter.ALL, Optional.empty(), ALL), out);
    }

    /** Adds what a backup knows and the library does not. */
    public Backup.Merged bringBack(byte[] file) {
        return new LibraryBackup(database, records).bringBack(file);
    }

    private Optional<GameRow> row(String id) {
        return Optional.ofNullable(database.games().find(id));
    }

    private void change(String id, Consumer<GameRow> change) {
        DatabaseWork.write(database, () -> {
            Optional<GameRow> row = row(id);
            row.ifPresent(change);
            return row;
        });
    }
}
