package org.baoqi.rules.book.repetition;
/** 攻擊: one piece can take another on its next move, and what the book calls that. */
public record Attack(TrackedPiece attacker, TrackedPiece target, Standing standing) {
    public boolean isChase() {
        return standing == Standing.CHASE;
    }

    boolean isBetweenSamePiecesAs(Attack that) {
        return attacker.isSameAs(that.attacker) && target.isSameAs(that.target);
    }

    /** What a book says of one piece attacking another. */
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
