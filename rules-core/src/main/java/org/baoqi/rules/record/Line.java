package org.baoqi.rules.record;

import java.util.List;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;

/**
 * 著法: moves in a row, each with its {@link RecordedMove#alternatives}.
 *
 * @param remarks what stands before the first move
 */
public record Line(List<String> remarks, List<RecordedMove> moves) {
    public Line {
        remarks = List.copyOf(remarks);
        moves = List.copyOf(moves);
    }

    public static Line of(List<Move> moves) {
        return new Line(List.of(), moves.stream().map(RecordedMove::of).collect(Collectors.toList()));
    }

    /** The moves alone. */
    public List<Move> plain() {
        return moves.stream().map(RecordedMove::move).collect(Collectors.toList());
    }
}
