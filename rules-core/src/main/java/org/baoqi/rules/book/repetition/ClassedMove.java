package org.baoqi.rules.book.repetition;

import java.util.List;
import org.baoqi.rules.Move;

/**
 * A move of a cycle with what it does.
 *
 * @param mover the piece that moved, where it stands now
 * @param attacks the new attacks it makes, chases first; a chase here is one that the book counts
 * @param reliefs what it does for the pieces that the move before it chased
 * @param threats what it threatens, where the book looks further than the next capture
 * @param bounded whether the search for threats reached its bound, so that one may have been missed
 */
public record ClassedMove(
        Move move,
        TrackedPiece mover,
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

    static ClassedMove attacking(
            Move move, TrackedPiece mover, MoveClass kind, List<Attack> attacks, List<Relief> reliefs) {
        return new ClassedMove(move, mover, kind, attacks, reliefs, List.of(), false);
    }

    /** A move of which the book asks what it threatens. */
    public static ClassedMove threatening(
            Move move, TrackedPiece mover, MoveClass kind, List<Threat> threats, boolean bounded) {
        return new ClassedMove(move, mover, kind, List.of(), List.of(), threats, bounded);
    }

    /** 解捉: what became of a piece that the opponent's last move chased. */
    public record Relief(TrackedPiece target, Means means) {

        public enum Means {
            /** 逃: it went away. */
            FLED,
            /** 生根: it can still be taken, but no longer for nothing. */
            ROOTED,
            /** The attack was cut off, or the attacker pinned. */
            CUT,
            /** 未解捉: it is chased as before. */
            NONE
        }
    }

    /**
     * What a move threatens, where a book looks further than the next capture.
     *
     * @param attacker who begins
     * @param target who would be lost; of a mate, the king
     * @param first the move that would begin it
     */
    public record Threat(TrackedPiece attacker, TrackedPiece target, Means means, Move first) {

        public enum Means {
            /** 杀: mate by checks. */
            MATE,
            /** 捉无根子: by simply taking. */
            FREELY,
            /** 捉少根子, or one worth more: by an exchange that wins. */
            BY_EXCHANGE,
            /** 联合捉子. */
            JOINTLY,
            /** 连续将军得子, 抽吃子. */
            BY_CHECKS
        }
    }
}
