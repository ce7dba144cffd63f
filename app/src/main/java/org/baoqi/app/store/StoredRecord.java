package org.baoqi.app.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.app.store.NoteDao.TagRow;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.Notation;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.GameResult;
import org.baoqi.rules.record.RecordedMove;
import org.baoqi.rules.record.Tag;
import org.baoqi.rules.record.io.Pgn;
import org.baoqi.speech.match.MatchLog;
import org.baoqi.speech.match.MatchRecord;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.words.Words;

/** A game's record, put together from its rows, and taken apart into them. */
final class StoredRecord {
    private final BaoqiDatabase database;
    private final Words words;

    StoredRecord(BaoqiDatabase database, Words words) {
        this.database = database;
        this.words = words;
    }

    GameRecord load(GameRow row) {
        Optional<GameRecord> written = written(row);
        return log(row.id)
                .map(this::played)
                .map(played -> written.map(notes -> graft(played, notes)).orElse(played))
                .orElseGet(() -> written.orElseGet(() -> unreadable(reading(row.id))));
    }

    /** A game of whose log nothing can be made: it has no moves, and says why. */
    private GameRecord unreadable(MatchLog.Reading reading) {
        GameRecord.Line line = new GameRecord.Line(List.of(why(reading)), List.of());
        return new GameRecord(List.of(), Position.initial(), line, GameResult.UNFINISHED);
    }

    private String why(MatchLog.Reading reading) {
        if (reading instanceof MatchLog.Reading.NoBeginning lost)
            return words.say(
                    "log.damaged." + lost.damage().reason(), lost.damage().line());
        return reading instanceof MatchLog.Reading.Newer
                ? words.say("game.newer")
                : words.say("log.damaged." + MatchLog.Damage.Reason.UNKNOWN, 1);
    }

    private MatchLog.Reading reading(long game) {
        return MatchLog.read(RoomGameStore.log(database.events().lines(game)));
    }

    /** The log of a game, as far as it is sound; nothing for a game from elsewhere. */
    Optional<MatchLog.Reading.Read> log(long game) {
        return sound(reading(game));
    }

    /** What was agreed for a game that was played or refereed here, without the rest of its log. */
    Optional<MatchSetup> setup(long game) {
        List<String> lines = database.events().beginning(game);
        return sound(MatchLog.read(RoomGameStore.log(lines)))
                .map(log -> log.state().setup());
    }

    private static Optional<MatchLog.Reading.Read> sound(MatchLog.Reading reading) {
        return reading instanceof MatchLog.Reading.Read read ? Optional.of(read) : Optional.empty();
    }

    /** A damaged log is told of before its moves, with what can be read behind the damage. */
    private GameRecord played(MatchLog.Reading.Read log) {
        GameRecord record = MatchRecord.of(log.state(), words);
        if (!log.damage().isPresent()) return record;
        List<String> remarks = new ArrayList<>(log.damage().get().sentences(log.state(), words));
        remarks.addAll(record.line().remarks());
        GameRecord.Line line = new GameRecord.Line(remarks, record.line().moves());
        return new GameRecord(record.tags(), record.start(), line, record.result());
    }

    private Optional<GameRecord> written(GameRow row) {
        if (row.moves == null) return Optional.empty();
        List<Tag> tags = database.notes().tags(row.id).stream()
                .map(tag -> new Tag(tag.name, tag.value))
                .collect(Collectors.toList());
        return Pgn.read(row.moves, Position.initial()).games().stream()
                .findFirst()
                .map(game -> new GameRecord(tags, game.start(), game.line(), game.result()))
                .map(Comments.of(database.notes().comments(row.id))::in);
    }

    /** Variations and comments on a game whose log is the truth, and may have gone on since. */
    private static GameRecord graft(GameRecord played, GameRecord notes) {
        List<RecordedMove> own = played.line().moves();
        List<RecordedMove> noted = notes.line().moves();
        List<RecordedMove> moves = new ArrayList<>(own);
        for (int i = 0; i < Math.min(own.size(), noted.size()); i++) {
            if (!own.get(i).move().equals(noted.get(i).move())) break;
            moves.set(i, noted.get(i));
        }
        GameRecord.Line line = new GameRecord.Line(notes.line().remarks(), moves);
        return new GameRecord(played.tags(), played.start(), line, played.result());
    }

    /** Call it in a transaction. */
    void save(long game, GameRecord record) {
        database.games().setMoves(game, moves(record));
        database.notes().clearTags(game);
        database.notes().clearComments(game);
        for (int i = 0; i < record.tags().size(); i++) {
            Tag tag = record.tags().get(i);
            database.notes().addTag(new TagRow(game, i, tag.name(), tag.value()));
        }
        database.notes().addComments(Comments.of(record).rows(game));
    }

    private static String moves(GameRecord record) {
        GameRecord bare = new GameRecord(List.of(), record.start(), record.line(), record.result());
        return Pgn.write(Comments.strip(bare), Notation.ICCS);
    }
}
