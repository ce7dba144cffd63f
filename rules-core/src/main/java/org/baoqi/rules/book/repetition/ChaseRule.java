package org.baoqi.rules.book.repetition;

import java.util.Set;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.board.Attacks;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.book.repetition.ClassedMove.Attack.Standing;

/**
 * 捉: which attacks a book calls chases.
 *
 * @param chasers kinds that can chase anything
 * @param rookChasers kinds that can chase rooks only
 * @param rootedRookChasers kinds that chase a rook even if it is rooted
 * @param uncrossedPawns whether a pawn on its own side of the river can be chased
 * @param mutualAcrossKinds whether an attacked piece of any kind that can take its attacker is not chased; if not, only
 *     one of the attacker's own kind
 * @param uprooting whether taking a root away is a chase
 */
public record ChaseRule(
        Set<Kind> chasers,
        Set<Kind> rookChasers,
        Set<Kind> rootedRookChasers,
        boolean uncrossedPawns,
        boolean mutualAcrossKinds,
        Uprooting uprooting)
        implements Cycle.Reader {
    public ChaseRule {
        chasers = Set.copyOf(chasers);
        rookChasers = Set.copyOf(rookChasers);
        rootedRookChasers = Set.copyOf(rootedRookChasers);
    }

    @Override
    public Cycle between(Game game, int from, int to) {
        return ChaseCycle.between(game, from, to, this);
    }

    @Override
    public Cycle since(Game game, int from) {
        return ChaseCycle.since(game, from, this);
    }

    Standing standing(Position position, Move capture) {
        Kind attacker = position.pieceAt(capture.from()).get().kind();
        Piece target = position.pieceAt(capture.to()).get();
        boolean onRook = target.kind() == Kind.ROOK;
        if (rookChasers.contains(attacker) && !onRook) return Standing.BY_GUARD;
        if (!chasers.contains(attacker) && !rookChasers.contains(attacker)) return Standing.BY_KING_OR_PAWN;
        if (!uncrossedPawns && isUncrossedPawn(target, capture.to())) return Standing.ON_UNCROSSED_PAWN;
        if ((mutualAcrossKinds || attacker == target.kind()) && Attacks.canTakeBack(position, capture))
            return Standing.MUTUAL;
        if (onRook && rootedRookChasers.contains(attacker)) return Standing.CHASE;
        return Attacks.isRooted(position, capture) ? Standing.ROOTED : Standing.CHASE;
    }

    private static boolean isUncrossedPawn(Piece piece, Point point) {
        return piece.kind() == Kind.PAWN && !point.isAcrossRiverFor(piece.side());
    }

    /**
     * How a book classes a move that attacks nothing new but takes the root away from a piece that was attacked already,
     * as when a screen moves off.
     */
    public enum Uprooting {
        CHASES,
        /** Not if the move answers a check or a chase: then the attacker stands still and the root goes by the way. */
        CHASES_UNLESS_ANSWERING,
        NEVER_CHASES
    }
}
