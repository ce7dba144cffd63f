package org.baoqi.rules.engine;

import java.util.ArrayList;
import java.util.List;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.IntMove;

/** 主要變化: the best moves for both sides, collected from the leaves to the root. */
final class PrincipalVariation {
    private final int[][] lines = new int[SearchPath.MOST_PLIES + 2][SearchPath.MOST_PLIES + 2];
    private final int[] lengths = new int[SearchPath.MOST_PLIES + 2];

    void clear(int ply) {
        lengths[ply] = 0;
    }

    /** A move at a ply, followed by the best moves after it. */
    void lead(int ply, int move) {
        int behind = lengths[ply + 1];
        lines[ply][0] = move;
        System.arraycopy(lines[ply + 1], 0, lines[ply], 1, behind);
        lengths[ply] = behind + 1;
    }

    /** The first move, {@link MovePicker#NONE} if there is none. */
    int first() {
        return lengths[0] == 0 ? MovePicker.NONE : lines[0][0];
    }

    List<Move> moves() {
        List<Move> moves = new ArrayList<>();
        for (int i = 0; i < lengths[0]; i++) moves.add(IntMove.move(lines[0][i]));
        return moves;
    }
}
