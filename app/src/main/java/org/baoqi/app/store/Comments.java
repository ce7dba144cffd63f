package org.baoqi.app.store;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.baoqi.app.store.NoteDao.CommentRow;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.RecordedMove;

/**
 * Takes the comments out of a record and puts them back. A comment's path is the number of moves of its line that are
 * before it; in front of that, for each variation on the way, the moves before the variation and which one it is: {@code
 * 12.0/3} is the third move of the first alternative to the thirteenth move.
 */
final class Comments {
    private final Map<String, List<String>> byPath;

    private Comments(Map<String, List<String>> byPath) {
        this.byPath = byPath;
    }

    static Comments of(GameRecord record) {
        Comments comments = new Comments(new TreeMap<>());
        comments.collect(record.line(), "");
        return comments;
    }

    static Comments of(List<CommentRow> rows) {
        Comments comments = new Comments(new TreeMap<>());
        for (CommentRow row : rows)
            comments.byPath.computeIfAbsent(row.path, path -> new ArrayList<>()).add(row.text);
        return comments;
    }

    List<CommentRow> rows(long game) {
        List<CommentRow> rows = new ArrayList<>();
        byPath.forEach((path, texts) -> {
            for (int i = 0; i < texts.size(); i++) rows.add(new CommentRow(game, path, i, texts.get(i)));
        });
        return rows;
    }

    /** The record with these comments and no others. */
    GameRecord in(GameRecord record) {
        return new GameRecord(record.tags(), record.start(), in(record.line(), ""), record.result());
    }

    static GameRecord strip(GameRecord record) {
        return new Comments(Map.of()).in(record);
    }

    private void collect(GameRecord.Line line, String way) {
        note(way + 0, line.remarks());
        for (int i = 0; i < line.moves().size(); i++) {
            RecordedMove move = line.moves().get(i);
            note(way + (i + 1), move.remarks());
            for (int a = 0; a < move.alternatives().size(); a++)
                collect(move.alternatives().get(a), into(way, i, a));
        }
    }

    private void note(String path, List<String> remarks) {
        if (!remarks.isEmpty()) byPath.put(path, remarks);
    }

    private GameRecord.Line in(GameRecord.Line line, String way) {
        List<RecordedMove> moves = new ArrayList<>();
        for (int i = 0; i < line.moves().size(); i++) moves.add(in(line.moves().get(i), way, i));
        return new GameRecord.Line(at(way + 0), moves);
    }

    private RecordedMove in(RecordedMove move, String way, int index) {
        List<GameRecord.Line> alternatives = new ArrayList<>();
        for (int a = 0; a < move.alternatives().size(); a++)
            alternatives.add(in(move.alternatives().get(a), into(way, index, a)));
        return move.withRemarks(at(way + (index + 1))).withAlternatives(alternatives);
    }

    private static String into(String way, int index, int alternative) {
        return way + index + "." + alternative + "/";
    }

    private List<String> at(String path) {
        return byPath.getOrDefault(path, Collections.emptyList());
    }
}
