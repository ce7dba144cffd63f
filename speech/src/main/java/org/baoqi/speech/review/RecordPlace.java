package org.baoqi.speech.review;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.RecordedMove;

/**
 * A reader's place in a game with variations.
 *
 * @param turnings the way into the variation he is in; none in the game itself
 * @param ply how many moves of the line he is in are behind him
 */
public record RecordPlace(List<Turning> turnings, int ply) {
    public static final RecordPlace START = new RecordPlace(List.of(), 0);

    public RecordPlace {
        turnings = List.copyOf(turnings);
        if (ply < 0) throw new IllegalArgumentException("ply: " + ply);
    }

    /**
     * The way from a line into a variation.
     *
     * @param ply the moves of the line before it
     * @param alternative which of the alternatives to the next move, from 0
     */
    public record Turning(int ply, int alternative) {}

    public boolean isInVariation() {
        return !turnings.isEmpty();
    }

    RecordPlace at(int other) {
        return new RecordPlace(turnings, other);
    }

    /** The beginning of an alternative to the next move. */
    RecordPlace into(int alternative) {
        List<Turning> more = new ArrayList<>(turnings);
        more.add(new Turning(ply, alternative));
        return new RecordPlace(more, 0);
    }

    /** The place where the variation left its line. */
    RecordPlace out() {
        Turning last = turnings.get(turnings.size() - 1);
        return new RecordPlace(turnings.subList(0, turnings.size() - 1), last.ply());
    }

    /** The game with the line that this place is in changed; all else stays as it is. */
    GameRecord changeLine(GameRecord game, UnaryOperator<GameRecord.Line> change) {
        return new GameRecord(game.tags(), game.start(), changed(game.line(), turnings, change), game.result());
    }

    private static GameRecord.Line changed(
            GameRecord.Line line, List<Turning> way, UnaryOperator<GameRecord.Line> change) {
        if (way.isEmpty()) return change.apply(line);
        Turning turning = way.get(0);
        List<Turning> rest = way.subList(1, way.size());
        return changeMove(line, turning.ply(), move -> {
            List<GameRecord.Line> lines = new ArrayList<>(move.alternatives());
            lines.set(turning.alternative(), changed(lines.get(turning.alternative()), rest, change));
            return move.withAlternatives(lines);
        });
    }

    /** The line with one of its moves changed. */
    static GameRecord.Line changeMove(GameRecord.Line line, int index, UnaryOperator<RecordedMove> change) {
        List<RecordedMove> moves = new ArrayList<>(line.moves());
        moves.set(index, change.apply(moves.get(index)));
        return new GameRecord.Line(line.remarks(), moves);
    }
}
