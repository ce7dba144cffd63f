package org.baoqi.rules.record;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;

/** 著法標記: the signs that a player must write behind a move (通用象棋規則 附表六 第二部份). */
public enum MoveMark {
    /** 吃子. */
    CAPTURE("×", "×✕xX"),
    /** 照著. */
    CHECK("○", "○◯〇oO+#"),
    /** 提和. */
    DRAW_OFFER("＝", "＝=");

    private final String sign;
    private final String variants;

    MoveMark(String sign, String variants) {
        this.sign = sign;
        this.variants = variants;
    }

    public String sign() {
        return sign;
    }

    public static Optional<MoveMark> fromSign(char sign) {
        return Arrays.stream(values())
                .filter(m -> m.variants.indexOf(sign) >= 0)
                .findFirst();
    }

    /** The marks that the board itself demands; a draw offer only the players know. */
    public static Set<MoveMark> of(Position position, Move move) {
        Set<MoveMark> marks = EnumSet.noneOf(MoveMark.class);
        Position next = position.play(move);
        if (position.pieceAt(move.to()).isPresent()) marks.add(CAPTURE);
        if (next.isInCheck(next.sideToMove())) marks.add(CHECK);
        return marks;
    }
}
