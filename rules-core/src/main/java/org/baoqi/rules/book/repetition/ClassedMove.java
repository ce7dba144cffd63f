package org.baoqi.rules.book.repetition;

import java.util.List;
import org.baoqi.rules.Move;

/**
 * A move of a cycle with what it does.
 *
 * @param man the piece that moved, where it stands now
 * @param attacks the new attacks it makes, chases first; a chase here is one that the book counts
 * @param reliefs what it does for the pieces that the move before it chased
 * @param threats what it threatens, where the book looks further than the next capture
 * @param bounded whether the search for threats reached its bound, so that one may have been missed
 */
public record ClassedMove(
        Move move,
        Man man,
        MoveClass kind,
        List<Attack> attacks,
        List<Relief> reliefs,
        List<Threat> threats,
        boolean bounded) {
    public ClassedMove {
        attacks = List.copyOf(attacks);
        reliefs = List.copyOf(reliefs);
        threats = List.copyOf(threats);
    }

    static ClassedMove attacking(Move move, Man man, MoveClass kind, List<Attack> attacks, List<Relief> reliefs) {
        return new ClassedMove(move, man, kind, attacks, reliefs, List.of(), false);
    }

    /** A move of which the book asks what it threatens. */
    public static ClassedMove threatening(Move move, Man man, MoveClass kind, List<Threat> threats, boolean bounded) {
        return new ClassedMove(move, man, kind, List.of(), List.of(), threats, bounded);
    }
}
