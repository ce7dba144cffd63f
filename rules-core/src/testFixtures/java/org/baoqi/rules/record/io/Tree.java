package org.baoqi.rules.record.io;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.record.GameRecord.Line;
import org.baoqi.rules.record.RecordedMove;

/** Walks a record as the binary formats have it: each move, what follows it, then its alternatives. */
final class Tree {
    interface Writer {
        void move(RecordedMove move, boolean hasNext, boolean hasAlternative);
    }

    private final Writer writer;

    private Tree(Writer writer) {
        this.writer = writer;
    }

    static void walk(Line line, Writer writer) {
        new Tree(writer).line(line.moves(), List.of());
    }

    /** The moves of a line, and what else could be played in place of the first. */
    private void line(List<RecordedMove> moves, List<Line> others) {
        if (moves.isEmpty()) return;
        RecordedMove first = moves.get(0);
        List<Line> all = new ArrayList<>(first.alternatives());
        all.addAll(others);
        List<RecordedMove> rest = moves.subList(1, moves.size());
        writer.move(first, !rest.isEmpty(), !all.isEmpty());
        line(rest, List.of());
        if (!all.isEmpty()) line(all.get(0).moves(), all.subList(1, all.size()));
    }

    /** The points of the thirty-two men in the order that XQF has; null for one that is gone. */
    static Point[] men(Position position) {
        String order = "RNBAKABNRCCPPPPP";
        Point[] men = new Point[32];
        for (Side side : Side.values()) {
            Map<Character, Integer> used = new HashMap<>();
            for (int i = 0; i < order.length(); i++) {
                char letter = order.charAt(i);
                int nth = used.merge(letter, 1, Integer::sum) - 1;
                List<Point> points = position.points(new Piece(side, kind(letter)));
                if (nth < points.size()) men[side.ordinal() * 16 + i] = points.get(nth);
            }
        }
        return men;
    }

    static Kind kind(char letter) {
        return switch (letter) {
            case 'R' -> Kind.ROOK;
            case 'N' -> Kind.HORSE;
            case 'B' -> Kind.ELEPHANT;
            case 'A' -> Kind.ADVISOR;
            case 'K' -> Kind.KING;
            case 'C' -> Kind.CANNON;
            default -> Kind.PAWN;
        };
    }
}
