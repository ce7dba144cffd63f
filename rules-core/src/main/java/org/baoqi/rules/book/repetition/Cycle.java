package org.baoqi.rules.book.repetition;

import java.util.List;
import java.util.Set;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.board.Position;

/** 循環局面: the moves from a position back to the same position, once or several times over, as one book classes them. */
public interface Cycle {
    /** The position that comes back. */
    Position start();

    RepetitionOffence offenceOf(Side side);

    /** The pieces that every move of {@code side} chases, each known by where it stood at the beginning. */
    Set<Point> chasedThroughoutBy(Side side);

    /** Each move with its class and what it does. */
    List<ClassedMove> moves();

    /** Classes the moves of a game by the rules of one book. */
    public interface Reader {
        /** The moves of {@code game} between two plies at which the same position stood. */
        Cycle between(Game game, int from, int to);

        /** The last moves of {@code game}, which need not lead back to where they began; the last is not answered yet. */
        Cycle since(Game game, int from);
    }

    /**
     * A piece of a cycle: where it stands now, and where it stood when the cycle began, by which it is known
     * throughout.
     */
    record TrackedPiece(Piece piece, Point point, Point origin) {
        public boolean isSameAs(TrackedPiece that) {
            return origin.equals(that.origin);
        }
    }

    /** 犯例: the offences of a side in a cycle, the lighter first. */
    enum RepetitionOffence {
        NONE,
        /** CXA2011 24.13: every move attacks, some only jointly or a piece with too few roots (少根子). */
        LIGHT_ATTACKS,
        /** CXA2011 26.8.3, 聯合捉無根子: every move attacks, some an unrooted piece, and that only jointly. */
        JOINTLY_ON_UNROOTED,
        /** 長捉. */
        PERPETUAL_CHASE,
        /** CXA2011 26.8.2, 聯合捉車: every move attacks, some a rook, and that only jointly. */
        JOINTLY_ON_ROOK,
        /** CXA2011 26.8.1: every move checks, threatens mate, or chases a rook or an unrooted piece. */
        HEAVY_ATTACKS,
        /** CXA2011 26.8.1, 長捉無根子. */
        CHASES_UNROOTED,
        /** CXA2011 26.8.1, 長捉車. */
        CHASES_ROOKS,
        /** 長將, 長照. */
        PERPETUAL_CHECK
    }
}
