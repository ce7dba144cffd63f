package org.baoqi.rules.book.repetition;
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
