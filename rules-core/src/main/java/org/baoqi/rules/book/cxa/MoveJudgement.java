package org.baoqi.rules.book.cxa;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Attacks;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.board.TrialBoard;
import org.baoqi.rules.book.cxa.GainSearch.Gain;
import org.baoqi.rules.book.repetition.ClassedMove.MoveClass;
import org.baoqi.rules.book.repetition.ClassedMove.Threat;
import org.baoqi.rules.book.repetition.Cycle.TrackedPiece;

/**
 * The class of one move under CXA2011 (24.1-24.8); of several the gravest (26.4).
 *
 * @param mate the line of the mate that it threatens, if any
 * @param gains the pieces that it newly threatens to win
 * @param bounded whether the searches reached their bound, so that something may have been missed
 */
record MoveJudgement(MoveClass kind, List<Integer> mate, List<Gain> gains, Weight weight, boolean bounded) {
    /**
     * @param arrived where the opponent's last move ended
     * @param positions how many the searches for mates may look at, and as many those for gains
     */
    static MoveJudgement of(Position before, Point arrived, Move move, int positions) {
        Position after = before.play(move);
        Side side = before.sideToMove();
        if (after.isInCheck(side.opposite()))
            return new MoveJudgement(MoveClass.CHECK, List.of(), List.of(), Weight.HEAVY, false);
        // 26.1.2: whatever a king does in answer to a check is idle.
        boolean kingAnswers =
                before.isInCheck(side) && before.pieceAt(move.from()).get().kind() == Kind.KING;
        if (kingAnswers) return quiet(before, move, false);
        Budget forGains = new Budget(positions);
        NewGains fresh = new NewGains(before, move, after, arrived, forGains);
        Budget forMates = new Budget(positions);
        return threatening(fresh, newMate(before, after, forMates), forMates);
    }

    private static MoveJudgement threatening(NewGains fresh, List<Integer> mate, Budget forMates) {
        Position after = fresh.after();
        List<Gain> gains = withoutDefence(fresh.gains(), after);
        if (!mate.isEmpty()) return new MoveJudgement(MoveClass.MATE_THREAT, mate, gains, Weight.HEAVY, false);
        boolean bounded = forMates.isReached() || fresh.budget().isReached();
        if (gains.isEmpty()) return quiet(fresh.before(), fresh.move(), bounded);
        return new MoveJudgement(MoveClass.CHASE, mate, gains, Weight.of(gains, after), bounded);
    }

    /** The mate that a move newly threatens (24.2); taking what is offered for exchange is no threat (26.9). */
    private static List<Integer> newMate(Position before, Position after, Budget budget) {
        TrialBoard trial = TrialBoard.of(after.turned());
        Exchange.ExchangeOffer offer = new Exchange.ExchangeOffer(trial, new Exchange(trial, budget), budget);
        Set<Integer> offered = new TreeSet<>();
        for (int capture : trial.captures()) if (offer.isMade(capture)) offered.add(capture);
        List<Integer> mate = MateSearch.forThreat(trial, budget).search(offered);
        if (mate.isEmpty()
                || MateSearch.forThreat(TrialBoard.of(before), budget).finds()) return List.of();
        return mate;
    }

    private static MoveJudgement quiet(Position before, Move move, boolean bounded) {
        return new MoveJudgement(new QuietMove(before, move).kind(), List.of(), List.of(), Weight.NONE, bounded);
    }

    /**
     * 守和 (26.2): a side with one attacker left that holds its ground may attack advisors and elephants by the way, so
     * those are left out of its gains.
     */
    private static List<Gain> withoutDefence(List<Gain> gains, Position position) {
        Side side = position.sideToMove().opposite();
        boolean defends = attackers(side, position) == 1 && attackers(side.opposite(), position) > 1;
        if (!defends) return gains;
        return gains.stream().filter(gain -> !isOnGuard(gain, position)).collect(Collectors.toList());
    }

    private static boolean isOnGuard(Gain gain, Position position) {
        Kind kind = position.pieceAt(TrialBoard.point(gain.target())).get().kind();
        return kind == Kind.ADVISOR || kind == Kind.ELEPHANT;
    }

    private static long attackers(Side side, Position position) {
        return position.pieces().entrySet().stream()
                .filter(entry -> entry.getValue().side() == side)
                .filter(entry -> isAttacker(entry.getValue(), entry.getKey()))
                .count();
    }

    private static boolean isAttacker(Piece piece, Point point) {
        return PieceValue.isStrong(piece) || piece.kind() == Kind.PAWN && point.isAcrossRiverFor(piece.side());
    }

    /**
     * The threats as a player would name them: the mate first, and each piece that may be lost once, but not what the
     * mating check might win as well.
     *
     * @param after the position after the move
     * @param tracked gives the piece on a point its name within the cycle
     */
    List<Threat> threats(Position after, Function<Point, TrackedPiece> tracked) {
        List<Threat> threats = new ArrayList<>();
        if (!mate.isEmpty()) threats.add(mateThreat(after, tracked));
        Map<Integer, Gain> byTarget = new LinkedHashMap<>();
        for (Gain gain : gains) if (!beginsMate(gain)) byTarget.merge(gain.target(), gain, MoveJudgement::plainer);
        for (Gain gain : byTarget.values()) threats.add(threat(gain, tracked));
        return threats;
    }

    private boolean beginsMate(Gain gain) {
        return !mate.isEmpty() && mate.get(0) == gain.first();
    }

    private Threat mateThreat(Position after, Function<Point, TrackedPiece> tracked) {
        Point king = after.points(new Piece(after.sideToMove(), Kind.KING)).get(0);
        List<Move> line = moves(mate);
        return new Threat(tracked.apply(line.get(0).from()), tracked.apply(king), Threat.Means.MATE, line);
    }

    private static Threat threat(Gain gain, Function<Point, TrackedPiece> tracked) {
        TrackedPiece attacker = tracked.apply(TrialBoard.point(gain.attacker()));
        TrackedPiece target = tracked.apply(TrialBoard.point(gain.target()));
        return new Threat(attacker, target, means(gain), moves(gain.line()));
    }

    private static List<Move> moves(List<Integer> line) {
        return line.stream().map(TrialBoard::move).collect(Collectors.toList());
    }

    private static Threat.Means means(Gain gain) {
        if (gain.byChecks()) return Threat.Means.BY_CHECKS;
        if (gain.joint()) return Threat.Means.JOINTLY;
        return gain.rooted() ? Threat.Means.BY_EXCHANGE : Threat.Means.FREELY;
    }

    private static Gain plainer(Gain one, Gain other) {
        return means(other).compareTo(means(one)) < 0 ? other : one;
    }

    /** How much a move counts where both sides break the book (26.8), the lighter first. */
    enum Weight {
        /** 闲. */
        NONE,
        /** A chase of a piece that has too few roots (少根子), alone or jointly. */
        LIGHT,
        /** 联合捉无根子: a lighter kind of 捉无根子 (26.8.3). */
        JOINT_ON_UNROOTED,
        /** 联合捉车: a lighter kind of 捉车 (26.8.2). */
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
            if (gain.joint()) return onRook ? JOINT_ON_ROOK : gain.rooted() ? LIGHT : JOINT_ON_UNROOTED;
            return onRook || !gain.rooted() ? HEAVY : LIGHT;
        }

        static boolean isOnRook(Gain gain, Position position) {
            return position.pieceAt(TrialBoard.point(gain.target())).get().kind() == Kind.ROOK;
        }
    }

    /**
     * How many positions the searches for one move of a cycle may look at, so that no verdict takes long. No single search
     * may use it up but the one for the mate that the move threatens.
     */
    static final class Budget {
        private final int positions;
        private int left;
        private boolean reached;

        Budget(int positions) {
            this.positions = positions;
            this.left = positions;
        }

        /** The bound for a mate that would only answer something. */
        int forAnswer() {
            return positions / 4;
        }

        /** The bound for what one check might win. */
        int forCheck() {
            return positions / 8;
        }

        /** Whether there is one more position to look at; if not, the bound has been reached. */
        boolean spend() {
            reached |= left <= 0;
            return left-- > 0;
        }

        /** Whether there is nothing left to look at. */
        boolean isSpent() {
            return left <= 0;
        }

        /** Notes that a search ended at its own bound. */
        void reach() {
            reached = true;
        }

        /** Whether something may have been missed. */
        boolean isReached() {
            return reached;
        }
    }

    /** 闲 (24.8): a move that neither checks, threatens mate nor chases. */
    private record QuietMove(Position before, Move move) {

        MoveClass kind() {
            Position after = before.play(move);
            Side side = before.sideToMove();
            List<Move> contacts = newly(Attacks.by(side, after), Attacks.by(side, before));
            if (contacts.stream().anyMatch(contact -> isExchange(contact, after))) return MoveClass.EXCHANGE;
            if (new Exchange(TrialBoard.of(after), new Budget(0)).winnable().contains(TrialBoard.number(move.to())))
                return MoveClass.OFFER;
            if (isBlock(after, side.opposite())) return MoveClass.BLOCK;
            boolean follows =
                    contacts.stream().anyMatch(contact -> contact.from().equals(move.to()));
            return follows ? MoveClass.FOLLOW : MoveClass.IDLE;
        }

        private List<Move> newly(List<Move> now, List<Move> then) {
            return now.stream().filter(contact -> !then.contains(contact)).collect(Collectors.toList());
        }

        /** 兑: pieces of one worth of which each could take the other (24.4), or a rook and one of them (26.10.2). */
        private boolean isExchange(Move contact, Position after) {
            TrialBoard trial = TrialBoard.of(after, before.sideToMove());
            Budget budget = new Budget(0);
            Exchange.ExchangeOffer offer = new Exchange.ExchangeOffer(trial, new Exchange(trial, budget), budget);
            int capture = TrialBoard.number(contact);
            return offer.isMade(capture) || trial.isLegal(capture) && offer.isMadeBeside(capture);
        }

        /** 拦 (24.6): the piece came between an enemy piece and what it could take. */
        private boolean isBlock(Position after, Side enemy) {
            List<Move> left = Attacks.by(enemy, after);
            return Attacks.by(enemy, before).stream()
                    .anyMatch(attack -> !left.contains(attack)
                            && !attack.to().equals(move.from())
                            && move.to().isBetween(attack.from(), attack.to()));
        }
    }
}
