package org.baoqi.speech.review;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.RecordedMove;

/** Changes one line deep in a game; all else stays as it is. */
final class LineChange {
    private LineChange() {}

    static GameRecord in(GameRecord game, List<Place.Turning> turnings, UnaryOperator<GameRecord.Line> change) {
        return new GameRecord(game.tags(), game.start(), in(game.line(), turnings, change), game.result());
    }

    private static GameRecord.Line in(
            GameRecord.Line line, List<Place.Turning> turnings, UnaryOperator<GameRecord.Line> change) {
        if (turnings.isEmpty()) return change.apply(line);
        Place.Turning turning = turnings.get(0);
        List<Place.Turning> rest = turnings.subList(1, turnings.size());
        return move(line, turning.ply(), move -> {
            List<GameRecord.Line> lines = new ArrayList<>(move.alternatives());
            lines.set(turning.alternative(), in(lines.get(turning.alternative()), rest, change));
            return move.withAlternatives(lines);
        });
    }

    /** The line with one of its moves changed. */
    static GameRecord.Line move(GameRecord.Line line, int index, UnaryOperator<RecordedMove> change) {
        List<RecordedMove> moves = new ArrayList<>(line.moves());
        moves.set(index, change.apply(moves.get(index)));
        return new GameRecord.Line(line.remarks(), moves);
    }
}
