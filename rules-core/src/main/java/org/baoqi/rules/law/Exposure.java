package org.baoqi.rules.law;

import java.util.Optional;
import org.baoqi.rules.board.Refusal;

/** How a move can leave the mover's own king to be taken. */
public enum Exposure {
    /** 王見王. */
    KINGS_FACING,
    /** 未應將, 送將. */
    LEFT_IN_CHECK;

    /** What a refused move would have exposed; nothing if the piece does not even move so. */
    public static Optional<Exposure> of(Refusal refusal) {
        return switch (refusal.reason()) {
            case KING_FACES_KING, UNCOVERS_KINGS -> Optional.of(KINGS_FACING);
            case MOVES_INTO_CHECK, EXPOSES_KING, STILL_IN_CHECK -> Optional.of(LEFT_IN_CHECK);
            default -> Optional.empty();
        };
    }
}
