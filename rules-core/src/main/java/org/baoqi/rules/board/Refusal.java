package org.baoqi.rules.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;

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

    /** Why the side to move may not make a move; nothing if it may. */
    static Optional<Refusal> find(Move move, Position position) {
        Optional<Piece> piece = position.pieceAt(move.from());
        if (!piece.isPresent()) return refuse(Reason.NO_PIECE, move.from());
        if (piece.get().side() != position.sideToMove()) return refuse(Reason.NOT_YOUR_PIECE, piece.get(), move.from());
        return new Examiner(position, move, piece.get()).first();
    }

    private static Optional<Refusal> refuse(Reason reason, Object... details) {
        return Optional.of(of(reason, details));
    }

    /** Reasons that concern the two points first, then the piece's way of moving, then the king's safety. */
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

    /** Looks for the first reason against a move that would remain even if the later ones were mended. */
    private static final class Examiner {
        private final Position position;
        private final Move move;
        private final Piece piece;
        private final Side side;
        private final int wide;
        private final int ahead;

        private Examiner(Position position, Move move, Piece piece) {
            this.position = position;
            this.move = move;
            this.piece = piece;
            this.side = piece.side();
            this.wide = Math.abs(move.to().file() - move.from().file());
            this.ahead = move.to().rankFor(side) - move.from().rankFor(side);
        }

        private Optional<Refusal> first() {
            List<Supplier<Optional<Refusal>>> questions =
                    List.of(this::wayOfMoving, this::ownPiece, this::obstacle, this::danger);
            for (Supplier<Optional<Refusal>> question : questions) {
                Optional<Refusal> answer = question.get();
                if (answer.isPresent()) return answer;
            }
            return Optional.empty();
        }

        private Optional<Refusal> refuseIf(boolean wrong, Reason reason) {
            return wrong ? refuse(reason, piece) : Optional.empty();
        }

        private Optional<Refusal> wayOfMoving() {
            int far = Math.abs(ahead);
            return switch (piece.kind()) {
                case KING -> wide + far == 1 ? palace() : refuse(Reason.NOT_A_KING_MOVE, piece);
                case ADVISOR -> wide == 1 && far == 1 ? palace() : refuse(Reason.NOT_AN_ADVISOR_MOVE, piece);
                case ELEPHANT -> wide == 2 && far == 2 ? river() : refuse(Reason.NOT_AN_ELEPHANT_MOVE, piece);
                case HORSE -> refuseIf(wide * far != 2, Reason.NOT_A_HORSE_MOVE);
                case ROOK -> refuseIf(wide * far != 0, Reason.NOT_A_ROOK_MOVE);
                case CANNON -> refuseIf(wide * far != 0, Reason.NOT_A_CANNON_MOVE);
                case PAWN -> pawn();
            };
        }

        private Optional<Refusal> palace() {
            return refuseIf(!move.to().isInPalaceOf(side), Reason.LEAVES_PALACE);
        }

        private Optional<Refusal> river() {
            return refuseIf(move.to().isAcrossRiverFor(side), Reason.CROSSES_RIVER);
        }

        private Optional<Refusal> pawn() {
            if (wide == 0 && ahead < 0) return refuse(Reason.PAWN_BACKWARDS, piece);
            if (wide == 1 && ahead == 0) return refuseIf(!move.from().isAcrossRiverFor(side), Reason.PAWN_SIDEWAYS);
            return refuseIf(wide != 0 || ahead != 1, Reason.NOT_A_PAWN_MOVE);
        }

        private Optional<Refusal> ownPiece() {
            return position.pieceAt(move.to())
                    .filter(there -> there.side() == side)
                    .map(there -> Refusal.of(Reason.OWN_PIECE_THERE, piece, there, move.to()));
        }

        private Optional<Refusal> obstacle() {
            return switch (piece.kind()) {
                case ELEPHANT -> blocked(midway(), Reason.EYE_BLOCKED);
                case HORSE -> blocked(leg(), Reason.LEG_BLOCKED);
                case ROOK -> way();
                case CANNON -> position.pieceAt(move.to()).map(this::screens).orElseGet(this::way);
                case KING, ADVISOR, PAWN -> Optional.empty();
            };
        }

        private Point midway() {
            return new Point(
                    (move.from().file() + move.to().file()) / 2,
                    (move.from().rank() + move.to().rank()) / 2);
        }

        private Point leg() {
            return wide == 2
                    ? new Point(midway().file(), move.from().rank())
                    : new Point(move.from().file(), midway().rank());
        }

        private Optional<Refusal> blocked(Point point, Reason reason) {
            return position.pieceAt(point).map(there -> Refusal.of(reason, piece, there, point));
        }

        private Optional<Refusal> way() {
            return between().stream().findFirst().flatMap(point -> blocked(point, Reason.WAY_BLOCKED));
        }

        private Optional<Refusal> screens(Piece target) {
            int count = between().size();
            return switch (count) {
                case 0 -> refuse(Reason.NO_SCREEN, piece, target, move.to());
                case 1 -> Optional.empty();
                default -> refuse(Reason.TOO_MANY_SCREENS, piece, target, move.to(), count);
            };
        }

        /** The points between from and to where pieces stand, the nearest first. */
        private List<Point> between() {
            List<Point> found = new ArrayList<>();
            int files = Integer.signum(move.to().file() - move.from().file());
            int ranks = Integer.signum(move.to().rank() - move.from().rank());
            Point point = move.from().offset(files, ranks).get();
            while (!point.equals(move.to())) {
                if (position.pieceAt(point).isPresent()) found.add(point);
                point = point.offset(files, ranks).get();
            }
            return found;
        }

        private Optional<Refusal> danger() {
            List<Point> checkers = position.after(move).checkers(side);
            if (checkers.isEmpty()) return Optional.empty();
            Point standing = checkers.stream()
                    .filter(position.checkers(side)::contains)
                    .findFirst()
                    .orElse(checkers.get(0));
            return Optional.of(danger(position.pieceAt(standing).get(), standing));
        }

        private Refusal danger(Piece checker, Point standing) {
            boolean king = piece.kind() == Kind.KING;
            if (checker.kind() == Kind.KING)
                return king ? Refusal.of(Reason.KING_FACES_KING) : Refusal.of(Reason.UNCOVERS_KINGS, piece);
            if (king) return Refusal.of(Reason.MOVES_INTO_CHECK, piece, checker, standing);
            return position.checkers(side).contains(standing)
                    ? Refusal.of(Reason.STILL_IN_CHECK, checker, standing)
                    : Refusal.of(Reason.EXPOSES_KING, piece, checker, standing);
        }
    }
}
