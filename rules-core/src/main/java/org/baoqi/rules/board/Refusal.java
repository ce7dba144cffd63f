package org.baoqi.rules.board;

import java.util.List;

/**
 * Why a move is refused. The details, in the order each reason names them, are for the sentence that tells the player:
 * numbers, pieces and points.
 */
public record Refusal(Reason reason, List<Object> details) {
    public Refusal {
        details = List.copyOf(details);
    }

    static Refusal of(Reason reason, Object... details) {
        return new Refusal(reason, List.of(details));
    }

    /** What concerns the two points first, then the piece's way of moving, then the king's safety. */
    public enum Reason {
        /** The point without a piece. */
        NO_PIECE,
        /** The piece; its point. */
        NOT_YOUR_PIECE,
        /** The piece; what was said of it leads off the board, or to where it stands. */
        LEADS_NOWHERE,
        /** The moving piece; the piece of the same side on the target; the target. */
        OWN_PIECE_THERE,
        /** The king. */
        NOT_A_KING_MOVE,
        /** The advisor. */
        NOT_AN_ADVISOR_MOVE,
        /** The elephant. */
        NOT_AN_ELEPHANT_MOVE,
        /** The horse. */
        NOT_A_HORSE_MOVE,
        /** The rook. */
        NOT_A_ROOK_MOVE,
        /** The cannon. */
        NOT_A_CANNON_MOVE,
        /** The pawn. */
        NOT_A_PAWN_MOVE,
        /** The king or advisor. */
        LEAVES_PALACE,
        /** The elephant. */
        CROSSES_RIVER,
        /** The pawn. */
        PAWN_BACKWARDS,
        /** The pawn, which has not crossed the river. */
        PAWN_SIDEWAYS,
        /** 塞象眼: the elephant; the piece in its eye; the eye. */
        EYE_BLOCKED,
        /** 拐馬腳: the horse; the piece at its leg; the leg. */
        LEG_BLOCKED,
        /** The rook or cannon; the first piece in its way; where that stands. */
        WAY_BLOCKED,
        /** The cannon; the piece it would capture; where that stands. */
        NO_SCREEN,
        /** The cannon; the piece it would capture; where that stands; how many stand between. */
        TOO_MANY_SCREENS,
        /** The king moves onto the file where the other stands open. */
        KING_FACES_KING,
        /** The piece that leaves the file between the kings. */
        UNCOVERS_KINGS,
        /** The king; the piece that would check him; where that stands. */
        MOVES_INTO_CHECK,
        /** The moving piece; the piece that would check; where that stands. */
        EXPOSES_KING,
        /** The piece that goes on checking; where that stands. */
        STILL_IN_CHECK
    }
}
