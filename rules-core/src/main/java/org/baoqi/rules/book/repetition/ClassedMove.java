package org.baoqi.rules.book.repetition;

import java.util.List;
import org.baoqi.rules.Move;
import org.baoqi.rules.book.repetition.Cycle.TrackedPiece;

/**
 * A move of a cycle with its class, its attacks and its threats.
 *
 * @param mover the piece that moved, where it stands now
 * @param attacks the new attacks it makes, chases first; a chase here is one that the book counts
 * @param reliefs how it helps the pieces that the move before it chased
 * @param threats its threats, in a book that looks further than the next capture
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

    /** A move in a book that classes moves by their threats. */
    public static ClassedMove threatening(
            Move move, TrackedPiece mover, MoveClass kind, List<Threat> threats, boolean bounded) {
        return new ClassedMove(move, mover, kind, List.of(), List.of(), threats, bounded);
    }

    /** 解捉: how a move answers the chase of a piece by the opponent's last move. */
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
     * A threat that a move makes, in a book that looks further than the next capture.
     *
     * @param attacker who begins
     * @param target who would be lost; of a mate, the king
     * @param line the moves by which it would go if the opponent did nothing now, his answers between them
     */
    public record Threat(TrackedPiece attacker, TrackedPiece target, Means means, List<Move> line) {
        public Threat {
            line = List.copyOf(line);
        }

        /** The move that would begin it. */
        public Move first() {
            return line.get(0);
        }

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

    /** The classes of moves in a cycle, the gravest first: a move of several classes counts as the first of them. */
    public enum MoveClass {
        /** 將, 照著. */
        CHECK,
        /** 殺: mate by checks is threatened. */
        MATE_THREAT,
        /** 捉. */
        CHASE,
        /** 兌: a piece and one of its kind could take each other, and this side could take back. */
        EXCHANGE,
        /** 獻: the piece can be taken for nothing. */
        OFFER,
        /** 攔: the piece stands in the way of an attack or a check. */
        BLOCK,
        /** 跟: a rooted piece is attacked. */
        FOLLOW,
        /** 閒. */
        IDLE
    }

    /** 攻擊: one piece can take another on its next move; how the book classes that is its standing. */
    public record Attack(TrackedPiece attacker, TrackedPiece target, Standing standing) {
        public boolean isChase() {
            return standing == Standing.CHASE;
        }

        boolean isBetweenSamePiecesAs(Attack that) {
            return attacker.isSameAs(that.attacker) && target.isSameAs(that.target);
        }

        /** How a book classes the attack of one piece on another. */
        public enum Standing {
            /** 捉. */
            CHASE,
            /** Kings and pawns may attack what they like. */
            BY_KING_OR_PAWN,
            /** An advisor or elephant attacks something that the book lets it attack. */
            BY_GUARD,
            /** The book leaves pawns that have not crossed the river (未渡河兵卒) out. */
            ON_UNCROSSED_PAWN,
            /** 兌, 獻: either could take the other. */
            MUTUAL,
            /** 真根: the attacked piece is truly protected. */
            ROOTED
        }
    }
}
