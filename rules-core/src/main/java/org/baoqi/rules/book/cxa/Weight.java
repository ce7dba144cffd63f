package org.baoqi.rules.book.cxa;

import java.util.List;
import org.baoqi.rules.Kind;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.board.Trial;

/** How much a move counts where both sides break the book (26.8), the lighter first. */
enum Weight {
    /** 闲. */
    NONE,
    /** A joint chase, or a chase of a piece that has too few roots (少根子). */
    LIGHT,
    /** 联合捉车: light against who chases rooks alone (26.8.2), else like any chase of a rook. */
    JOINT_ON_ROOK,
    /** 将, 杀, 捉车, 捉无根子. */
    HEAVY;

    /** Of several effects the heaviest counts (26.4). */
    static Weight of(List<Gain> gains, Position position) {
        Weight heaviest = NONE;
        for (Gain gain : gains) {
            Weight weight = of(gain, isOnRook(gain, position));
            if (weight.compareTo(heaviest) > 0) heaviest = weight;
        }
        return heaviest;
    }

    private static Weight of(Gain gain, boolean onRook) {
        if (gain.joint()) return onRook ? JOINT_ON_ROOK : LIGHT;
        return onRook || !gain.rooted() ? HEAVY : LIGHT;
    }

    static boolean isOnRook(Gain gain, Position position) {
        return position.pieceAt(Trial.point(gain.target())).get().kind() == Kind.ROOK;
    }
}
