package org.baoqi.rules.engine;

import java.util.ArrayList;
import java.util.List;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.IntMove;
import org.baoqi.rules.board.Position;

/** Which moves a search may play at its root: all, unless the rule book forbids some, or others have been found. */
final class RootMoves {
    private final boolean[] skipped = new boolean[1 << 14];
    private final List<Move> open = new ArrayList<>();
    private int count;

    RootMoves(Position position, SearchTask.Rules rules) {
        List<Move> legal = position.legalMoves();
        for (Move move : legal) if (!rules.forbids(move)) open.add(move);
        if (open.isEmpty()) open.addAll(legal);
        legal.removeAll(open);
        for (Move move : legal) skip(IntMove.of(move));
    }

    /** The moves that may be played. */
    List<Move> open() {
        return open;
    }

    void skip(int move) {
        skipped[move] = true;
        open.remove(IntMove.move(move));
        count++;
    }

    boolean skips(int move) {
        return skipped[move];
    }

    boolean isRestricted() {
        return count > 0;
    }
}
