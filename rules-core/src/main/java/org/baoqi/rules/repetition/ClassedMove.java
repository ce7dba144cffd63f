package org.baoqi.rules.repetition;

import java.util.List;
import org.baoqi.rules.Move;

/**
 * A move of a cycle with what it does.
 *
 * @param man the piece that moved, where it stands now
 * @param attacks the new attacks it makes, chases first; a chase here is one that the book counts
 * @param reliefs what it does for the pieces that the move before it chased
 */
public record ClassedMove(Move move, Man man, MoveClass kind, List<Attack> attacks, List<Relief> reliefs) {
    public ClassedMove {
        attacks = List.copyOf(attacks);
        reliefs = List.copyOf(reliefs);
    }
}
